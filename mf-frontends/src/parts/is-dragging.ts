/** True while an item is dragged; Escape then cancels the drag only. */
export function isDragging(): boolean {
  return document.querySelector('[data-dragging]') !== null;
}
