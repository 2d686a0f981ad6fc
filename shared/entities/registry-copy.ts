/** How long a browser may use its copy of the module registry. */
export const REGISTRY_COPY_DAYS = 7;
