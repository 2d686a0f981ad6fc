/** The logo. */
export function SailMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path fill="currentColor" d="M17.2 3.2c5.6 4.6 8.5 10 8.8 16.8h-8.8z" />
      <path fill="currentColor" opacity=".55" d="M14.8 7.4V20H6.6c1-5 3.9-9.3 8.2-12.6z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M4 24.2c2.4-1.9 4.8-1.9 7.2 0s4.8 1.9 7.2 0 4.8-1.9 7.2 0l2.4 1.2M8.8 29c2.2-1.5 4.3-1.5 6.5 0s4.3 1.5 6.5 0"
      />
    </svg>
  );
}
