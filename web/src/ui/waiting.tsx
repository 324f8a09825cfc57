/** What stands in the place of something that cannot be shown, or not yet. */
import { LinkButton } from "./button";
import { Card, Notice, Skeleton } from "./paper";

/** `home` are the words of the link that leads away from trouble. */
export function Waiting({ trouble, home }: { trouble: string | null; home: string }) {
  if (trouble === null) {
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    );
  }
  return (
    <Notice tone="alert">
      <p>{trouble}</p>
      <LinkButton href="/">{home}</LinkButton>
    </Notice>
  );
}
