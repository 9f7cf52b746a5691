import axe from 'axe-core'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { DispatchContent } from '@/backend/platform/db/schema/members/newsletters'
import { composeMessage } from '@/backend/platform/mail/compose'
import { loadSiteIdentity } from '@/backend/platform/mail/site-identity'
import { type Locale, languageTags, locales } from '@/lib/contract/common/locale'
import { startServices } from '../dispatches.fixture'
import { renderDispatchedHtml, renderDispatchedText } from './render-dispatched-mail'

const origin = 'https://buehnenhaus.test'
const start = new Date('2026-11-28T10:00:00Z')
const testServices = startServices(() => start)

interface Mail {
  html: string
  text: string
}

const createEntry = (number: number) => ({
  title: `Meldung ${number} & mehr`,
  text: 'Kurz gesagt',
  url: `${origin}/de/debatte/meldung/${number}?a=1&b=2`,
})

const createContent = (count: number): DispatchContent => ({
  subject: 'Neues aus den Häusern',
  preheader: 'Drei Nachrichten',
  text: `<p>Guten <strong>Tag</strong>, <a href="${origin}/de/a?b=1&amp;c=2">zum Bericht</a></p><ul><li>Eins</li></ul><ol><li>Zwei</li></ol>`,
  sections: [
    { title: 'Debatte', entries: Array.from({ length: count }, (_, index) => createEntry(index + 1)) },
    { title: '', entries: [createEntry(count + 1)] },
  ],
})

async function renderList(list: 'newsletter' | 'press', locale: Locale, count = 3): Promise<Mail> {
  const { db, env } = testServices.services
  const mail = {
    list,
    content: createContent(count),
    site: await loadSiteIdentity(db, env, locale),
    locale,
    name: 'Ada Amsel',
    links: {
      settings: `${origin}/de/einstellungen`,
      unsubscribe: `${origin}/de/abmelden`,
      imprint: `${origin}/de/impressum`,
    },
  }
  return { html: renderDispatchedHtml(mail), text: renderDispatchedText(mail) }
}

async function renderConfirmation(locale: Locale): Promise<Mail> {
  const { db, env } = testServices.services
  const data = { name: 'Ada', list: 'Newsletter', topics: 'Tarif', at: 'heute', url: `${origin}/de/ja?a=1&b=2` }
  const draft = { template: 'confirm-subscription' as const, data, locale, key: 'key', recipient: 'ada@example.org' }
  return composeMessage(draft, await loadSiteIdentity(db, env, locale), { env, now: start })
}

const mails: [string, (locale: Locale) => Promise<Mail>][] = [
  ['an issue', (locale) => renderList('newsletter', locale)],
  ['a press release', (locale) => renderList('press', locale)],
  ['a confirmation', renderConfirmation],
]
const cases = mails.flatMap(([kind, render]) => locales.map((locale) => ({ kind, locale, render })))

const describeElement = (element: Element) => element.outerHTML.slice(0, 120)

describe.each(cases)('$kind in $locale', ({ locale, render }) => {
  it('has only elements and styles that Outlook, Gmail and Apple Mail show', async () => {
    const { html } = await render(locale)
    const { document } = new JSDOM(html).window
    const list = (selector: string) => [...document.querySelectorAll(selector)]
    expect(document.documentElement.lang).toBe(languageTags[locale])
    expect(document.title).not.toBe('')
    expect(list('script,form,input,svg,iframe,video,object,link,picture').map(describeElement)).toEqual([])
    expect(list('img:not([width]),img:not([height]),img:not([alt])').map(describeElement)).toEqual([])
    const tables = list('table').filter((table) => !table.querySelector('th'))
    expect(tables.filter((table) => table.getAttribute('role') !== 'presentation')).toEqual([])
    for (const name of ['cellpadding', 'cellspacing', 'border']) {
      expect(list(`table:not([${name}="0"])`).map(describeElement)).toEqual([])
    }
    const isBare = (element: Element) => !element.hasAttribute('style')
    expect(list('body,p,h1,h2,a,ul,ol,li,th').filter(isBare).map(describeElement)).toEqual([])
    for (const element of list('[style]')) {
      const style = element.getAttribute('style') ?? ''
      expect(style).not.toMatch(/var\(|flex|grid|position|float|url\(|calc\(|rgba|hsl|!important|[\d.]r?em\b/)
      if (style.includes('font-family')) expect(style).toMatch(/font-family:[^;]+,(sans-serif|serif)/)
      if (style.includes('background-color') && element.tagName !== 'A') {
        expect(element.getAttribute('bgcolor')).toBe(/background-color:(#\w+)/.exec(style)?.[1])
      }
    }
    // Mail programs may ignore the style sheet, so it has only dark mode and narrow screens.
    const [sheet] = list('style')
    expect(sheet?.textContent).toMatch(/^\s*:root \{[^}]+\}(\s*@media [^{]+\{(\s*[.\w]+ \{[^}]+\})+\s*\})+\s*$/)
    expect(html).toMatch(/<!--\[if mso\]>.*width="600".*<!\[endif\]-->/)
    expect(html).toContain('mso-line-height-rule:exactly')
    for (const link of list('a')) expect(link.getAttribute('href')).toMatch(/^(https:\/\/|mailto:)/)
  })

  it('has every link, heading and item in its text part', async () => {
    const { html, text } = await render(locale)
    const { document } = new JSDOM(html).window
    const lowerText = text.toLowerCase()
    for (const link of document.querySelectorAll('a')) {
      expect(text).toContain(link.getAttribute('href')?.replace('mailto:', ''))
    }
    for (const part of document.querySelectorAll('h2,li,a,th,td.value,span.quiet')) {
      expect(lowerText).toContain(part.textContent.trim().toLowerCase())
    }
  })

  it('is accessible', async () => {
    const { html } = await render(locale)
    const { window } = new JSDOM(html, { runScripts: 'outside-only' })
    window.eval(axe.source)
    const rules = Object.fromEntries(
      ['color-contrast', 'region', 'landmark-one-main'].map((rule) => [rule, { enabled: false }]),
    )
    const result: unknown = await window.eval(`axe.run(document, ${JSON.stringify({ rules })})`)
    expect(z.object({ violations: z.array(z.unknown()) }).parse(result).violations).toEqual([])
  })
})

it('has at most 100 KB with 80 items, because Gmail cuts mails at 102 KB', async () => {
  const { html } = await renderList('newsletter', 'de', 80)
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
})
