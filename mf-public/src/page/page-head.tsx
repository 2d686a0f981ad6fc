interface PageHeadProps {
  title: string;
  description: string;
  /** Pages that say nothing yet stay out of search results. */
  isDraft?: boolean;
}

/** What a page says of itself to browsers, search engines and whoever shares its address. */
export function PageHead({ title, description, isDraft = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Wabu`}</title>
      <meta name="description" content={description} />
      {isDraft && <meta name="robots" content="noindex" />}
    </>
  );
}
