import type { Page } from '@playwright/test'

/** The attributes that the editor adds to a page's content; the note in an empty column has a language of its own. */
const marks =
  / data-(?:module|field|default|note|record|selected|dragged|conflict|empty-language|check|check-label)="[^"]*"| data-empty="[^"]*"(?: lang="[^"]*")?/g
/** Ids that React makes up. */
const madeUpIds = /_[rRS]_\w*_/g

/** The ids of forms and their fields, which a new block has only once the page is loaded again. */
const formIds = /(?<=\b(?:form|field)[-=])-?\d+/g

/** Markup without what the editor adds and without what React makes up. */
const withoutMarks = (html: string) =>
  html.replaceAll(marks, '').replaceAll(madeUpIds, 'id').replaceAll(formIds, 'id')

/** A page's content from the server, without the editor's attributes. */
export function contentOf(html: string): string {
  const [, content = ''] = /<article>([\s\S]*)<\/article>/.exec(html) ?? []
  return withoutMarks(content)
}

/**
 * A page's content as it stands in the browser, without what the editor adds. What the server sends and what is drawn later
 * differ in comments and in the order of attributes alone; a question that was opened for writing is open there alone, and forms
 * check their fields by themselves once scripts run.
 */
export async function shownContent(page: Page): Promise<string> {
  const html = await page.locator('main article').evaluate((article) => {
    const source = article.innerHTML.replaceAll(/<!--[\s\S]*?-->/g, '')
    const { body: copy } = new DOMParser().parseFromString(source, 'text/html')
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
      for (const [name] of attributes) element.removeAttribute(name)
      for (const [name, value] of attributes.toSorted())
        if (name !== 'open' && name !== 'novalidate') element.setAttribute(name, value)
    }
    return copy.innerHTML
  })
  return withoutMarks(html)
}
