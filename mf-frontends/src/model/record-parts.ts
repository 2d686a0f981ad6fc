/** The ids of a frontend's parts, in its view and in its form: links lead to them. */
export const partIds = {
  data: 'frontend-data',
  images: 'frontend-images',
  sections: 'frontend-sections',
} as const;
