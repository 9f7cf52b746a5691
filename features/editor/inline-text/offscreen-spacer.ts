/**
 * Reserves the space of blocks at both ends of a list that are not laid out. It uses a style sheet of its own, so that the
 * page's markup stays the same as for visitors.
 * @param selector the list, while some of its blocks are left out
 */
export function createOffscreenSpacer(selector: string) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  return {
    /** To be called before blocks are left out. @param first the first block that stays @param last the last one */
    keep(list: HTMLElement, first: HTMLElement, last: HTMLElement): void {
      const edges = list.getBoundingClientRect()
      const margin = Number.parseFloat(getComputedStyle(first).marginBlockStart)
      const above = first.getBoundingClientRect().top - edges.top - margin
      const below = edges.bottom - last.getBoundingClientRect().bottom
      sheet.replaceSync(`${selector} { padding-block: ${above}px ${below}px !important }`)
    },
    /** To be called when all blocks are laid out again. */
    give(): void {
      sheet.replaceSync('')
    },
    /** Removes the style sheet. */
    end(): void {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}
