export interface Step {
  label: string;
  address: string;
}

interface BreadcrumbProps {
  /** The pages above this one, the highest first. */
  steps: readonly Step[];
  here: string;
  label: string;
}

export function Breadcrumb({ steps, here, label }: BreadcrumbProps) {
  return (
    <nav className="ms-path" aria-label={label}>
      <ol className="ms-steps">
        {steps.map((step) => (
          <li key={step.address} className="ms-step">
            <a href={step.address}>{step.label}</a>
          </li>
        ))}
        <li className="ms-step" aria-current="page">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}
