/** Our sign: a sail on its layline, the mark ahead. */

export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path class="logo-line" d="M3 36 27.6 11.4" />
      <path class="logo-sail" d="M9.6 32.600h17V15.600Z" />
      <path class="logo-hull" d="M6.6 35.400h23.2" />
      <circle class="logo-mark" cx="31.4" cy="7.6" r="4.8" />
    </svg>
  );
}
