/**
 * Reserves the space of blocks at both ends of a list that are not laid out. It uses its own style
 * sheet, so that the markup of the page stays unchanged.
 * @param selector the list while some of its blocks are left out
 */
export function createOffscreenSpacer(selector: string) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  return {
    /**
     * Call it before blocks are left out.
     * @param first the first remaining block
     * @param last the last remaining block
     */
    reserve(list: HTMLElement, first: HTMLElement, last: HTMLElement): void {
      const edges = list.getBoundingClientRect()
      const margin = Number.parseFloat(getComputedStyle(first).marginBlockStart)
      const above = first.getBoundingClientRect().top - edges.top - margin
      const below = edges.bottom - last.getBoundingClientRect().bottom
      sheet.replaceSync(`${selector} { padding-block: ${above}px ${below}px !important }`)
    },
    /** Call it when all blocks are laid out again. */
    release(): void {
      sheet.replaceSync('')
    },
    /** Removes the style sheet. */
    end(): void {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((styleSheet) => styleSheet !== sheet)
    },
  }
}
