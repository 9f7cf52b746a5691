/**
 * Isolates the layout of the edited text, so that a key press does not lay out the whole page. CSS
 * containment requires a fixed height, which is updated before painting when the text needs another
 * one.
 * @param element an element whose width does not depend on its text
 */
export function containLayout(element: HTMLElement) {
  const textRange = document.createRange()
  let fittedHeight = Number.NaN
  let frame = 0

  /** Measures the distance from the element's upper edge to the end of its text, in CSS pixels. */
  const measureHeight = () => {
    textRange.selectNodeContents(element)
    return textRange.getBoundingClientRect().bottom - element.getBoundingClientRect().top
  }
  const adjust = () => {
    if (measureHeight() === fittedHeight) return
    element.style.contain = ''
    element.style.blockSize = ''
    element.style.blockSize = `${element.getBoundingClientRect().height}px`
    element.style.contain = 'size layout'
    fittedHeight = measureHeight()
  }
  // Without this, the rows of a grid would stretch to the fixed height.
  element.style.alignContent = 'start'
  const resizeObserver = new ResizeObserver(adjust)
  resizeObserver.observe(element)
  adjust()
  return {
    /** Call this after each change of the text. */
    scheduleUpdate(): void {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(adjust)
    },
    end(): void {
      cancelAnimationFrame(frame)
      resizeObserver.disconnect()
    },
  }
}
