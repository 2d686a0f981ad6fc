interface PageHeadProps {
  title: string;
  description: string;
  /** True for a page without content: adds `noindex`. */
  isDraft?: boolean;
}

export function PageHead({ title, description, isDraft = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Wabu`}</title>
      <meta name="description" content={description} />
      {isDraft && <meta name="robots" content="noindex" />}
    </>
  );
}
