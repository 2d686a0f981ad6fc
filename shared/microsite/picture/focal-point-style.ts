/** The eleven positions of a picture's focal point on each axis, which `Picture` names. */
export const focalPointStyle = Array.from({ length: 11 }, (_, step) => [
  `.ms [data-x="${step}"]{--ms-x:${step * 10}%}`,
  `.ms [data-y="${step}"]{--ms-y:${step * 10}%}`,
])
  .flat()
  .join('');
