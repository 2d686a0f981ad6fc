/** The eleven positions of a picture's focal point on each axis; `focal-point.css` has the same. */
export const focalPointStyle = Array.from({ length: 11 }, (_, step) => [
  `img[data-x="${step}"]{--ms-x:${step * 10}%}`,
  `img[data-y="${step}"]{--ms-y:${step * 10}%}`,
])
  .flat()
  .join('');
