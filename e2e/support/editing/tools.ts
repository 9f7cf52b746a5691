import { expect, type Page } from '@playwright/test'

/** A tool of the toolbar below an edited page, without those in its panels. */
interface Tool {
  name: string
  left: number
  right: number
}

/**
 * Returns the tools of the toolbar from left to right. Expects them in one row with enough room for
 * the visible labels.
 */
export async function readToolsInOneRow(page: Page): Promise<Tool[]> {
  const { bar, state, tools, cutLabels } = await page.evaluate(() => {
    const saving = document.querySelector('[data-saving]')
    const section = saving?.closest('section')
    if (!saving || !section) throw new Error('There is no bar.')
    const box = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect
    const isInPanel = (tool: Element) => tool.closest('details > div, [data-docked]') !== null
    const toolElements = [...section.querySelectorAll('button, summary, a')].filter(
      (tool) => !isInPanel(tool) && tool.parentElement !== saving.parentElement && tool.clientWidth > 0,
    )
    const cutElements = [...section.querySelectorAll('[data-priority]')].filter(
      (label) => getComputedStyle(label).opacity === '1' && label.scrollWidth > label.clientWidth,
    )
    return {
      bar: box(section),
      state: box(saving.parentElement?.parentElement ?? saving),
      tools: toolElements.map((tool) => ({ name: tool.textContent.trim(), ...box(tool) })),
      cutLabels: cutElements.map(({ textContent }) => textContent),
    }
  })
  expect(bar.height).toBeLessThan(64)
  expect(cutLabels).toEqual([])
  let end = state.right
  for (const { name, left, right } of tools) {
    expect(left, `${name} starts after the previous tool`).toBeGreaterThanOrEqual(end - 1)
    end = right
  }
  expect(end).toBeLessThanOrEqual(bar.right)
  return tools.map(({ name, left, right }) => ({ name, left, right }))
}
