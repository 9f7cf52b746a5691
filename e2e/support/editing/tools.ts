import { expect, type Page } from '@playwright/test'

/** A tool of the bar below a page that is edited, without those in its panels. */
interface Tool {
  name: string
  left: number
  right: number
}

/** The tools of the bar from left to right, all in one row that has room for the words that are shown. */
export async function toolsInOneRow(page: Page): Promise<Tool[]> {
  const { bar, state, tools, cut } = await page.evaluate(() => {
    const saving = document.querySelector('[data-saving]')
    const shown = saving?.closest('section')
    if (!saving || !shown) throw new Error('There is no bar.')
    const box = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect
    const isOfPanel = (one: Element) => one.closest('details > div, [data-docked]') !== null
    const all = [...shown.querySelectorAll('button, summary, a')].filter(
      (one) => !isOfPanel(one) && one.parentElement !== saving.parentElement && one.clientWidth > 0,
    )
    const words = [...shown.querySelectorAll('[data-priority]')].filter(
      (one) => getComputedStyle(one).opacity === '1' && one.scrollWidth > one.clientWidth,
    )
    return {
      bar: box(shown),
      state: box(saving.parentElement?.parentElement ?? saving),
      tools: all.map((one) => ({ name: one.textContent.trim(), ...box(one) })),
      cut: words.map(({ textContent }) => textContent),
    }
  })
  expect(bar.height).toBeLessThan(64)
  expect(cut).toEqual([])
  let end = state.right
  for (const { name, left, right } of tools) {
    expect(left, `${name} begins behind the tool before`).toBeGreaterThanOrEqual(end - 1)
    end = right
  }
  expect(end).toBeLessThanOrEqual(bar.right)
  return tools.map(({ name, left, right }) => ({ name, left, right }))
}
