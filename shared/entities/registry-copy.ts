/** How long a browser may open the site with its copy of the module registry. */
export const REGISTRY_COPY_DAYS = 7;
