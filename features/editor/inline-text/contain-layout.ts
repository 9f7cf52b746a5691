/**
 * Isolates the layout of the text being edited, so that a key press does not lay out the whole page: that
 * happens when the text needs another height, before painting. CSS containment requires a fixed height for
 * it.
 * @param element an element whose width does not depend on its text
 */
export function containLayout(element: HTMLElement) {
  const textRange = document.createRange()
  let fitted = Number.NaN
  let frame = 0

  /** The height of the text below the element's upper edge, in CSS pixels. */
  const reach = () => {
    textRange.selectNodeContents(element)
    return textRange.getBoundingClientRect().bottom - element.getBoundingClientRect().top
  }
  const adjust = () => {
    if (reach() === fitted) return
    element.style.contain = ''
    element.style.blockSize = ''
    element.style.blockSize = `${element.getBoundingClientRect().height}px`
    element.style.contain = 'size layout'
    fitted = reach()
  }
  // Grid rows would stretch to the fixed height.
  element.style.alignContent = 'start'
  const widths = new ResizeObserver(adjust)
  widths.observe(element)
  adjust()
  return {
    /** To be called after each change of the text. */
    changed(): void {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(adjust)
    },
    end(): void {
      cancelAnimationFrame(frame)
      widths.disconnect()
    },
  }
}
