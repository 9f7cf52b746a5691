/**
 * Reserves the space of the blocks that are left out of the layout at the start and the end of a
 * list. Uses a separate style sheet, so that the markup of the page stays unchanged.
 * @param selector matches the list only while some of its blocks are left out
 */
export function createOffscreenSpacer(selector: string) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  return {
    /**
     * Reserves the space. Call this before blocks are left out.
     * @param first the first remaining block
     * @param last the last remaining block
     */
    reserve(list: HTMLElement, first: HTMLElement, last: HTMLElement): void {
      const edges = list.getBoundingClientRect()
      const margin = Number.parseFloat(getComputedStyle(first).marginBlockStart)
      const heightAbove = first.getBoundingClientRect().top - edges.top - margin
      const heightBelow = edges.bottom - last.getBoundingClientRect().bottom
      sheet.replaceSync(`${selector} { padding-block: ${heightAbove}px ${heightBelow}px !important }`)
    },
    /** Releases the space. Call this when all blocks are laid out again. */
    release(): void {
      sheet.replaceSync('')
    },
    /** Removes the style sheet. */
    end(): void {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((styleSheet) => styleSheet !== sheet)
    },
  }
}
