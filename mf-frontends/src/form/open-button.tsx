import { Button } from '@wabu/shared/ui';

interface OpenButtonProps {
  label: string;
  blockedBy: string | undefined;
  onPress: () => void;
}

/** A disabled button stays focusable, so that screen readers announce the reason. */
export function OpenButton({ label, blockedBy, onPress }: OpenButtonProps) {
  return (
    <Button
      size="sm"
      aria-disabled={blockedBy !== undefined || undefined}
      aria-describedby={blockedBy}
      onClick={() => blockedBy === undefined && onPress()}
    >
      {label}
    </Button>
  );
}
