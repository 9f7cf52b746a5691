import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { makePage, paragraph } from '../support/editing/make-page'
import { readSetUpData } from '../support/editing/set-up-data'
import { type DemoAccount, demoPassword, logIn } from '../support/log-in'
import { BrowserWindow, type Target } from './browser-window'
import { startFirefox } from './firefox'
import { startWebkit } from './webkit'

const { FIREFOX_PATH = 'firefox', WEBKIT_DRIVER_PATH = 'WebKitWebDriver' } = process.env

/** The journeys that matter most, in the browsers that Playwright does not control. */
const test = base.extend<{ browserWindow: BrowserWindow }>({
  baseURL: async ({ browserName: _ }, use) => use(readSetUpData().embeddedUrl),
  browserWindow: async ({ baseURL }, use, testInfo) => {
    const isFirefox = testInfo.project.name === 'firefox'
    const driver = await (isFirefox ? startFirefox(FIREFOX_PATH) : startWebkit(WEBKIT_DRIVER_PATH))
    try {
      await use(new BrowserWindow(driver, baseURL ?? ''))
      expect(driver.pageProblems, 'errors and warnings of the console').toEqual([])
    } finally {
      if (testInfo.error) await writeFile(testInfo.outputPath('window.png'), await driver.capture(), 'base64')
      await driver.close()
    }
  },
})

const button = (name: string | RegExp, within?: Target): Target => ({ role: 'button', name, within })
const link = (name: string | RegExp, within?: Target): Target => ({ role: 'link', name, within })
const field = (name: string | RegExp): Target => ({ role: 'textbox', name })
const heading = (name: string | RegExp): Target => ({ role: 'heading', name })
const summary = (name: RegExp, within?: Target): Target => ({ selector: 'summary', name, within })
const main: Target = { role: 'main' }

/** Logs in with a demo account, by mouse and keyboard. */
async function logInByForm(browserWindow: BrowserWindow, account: DemoAccount): Promise<void> {
  await browserWindow.open('/de/account/login')
  await browserWindow.fill(field(/^E-Mail/), `${account}@example.org`)
  await browserWindow.press('Tab')
  await browserWindow.type(demoPassword)
  await browserWindow.press('Enter')
  await browserWindow.expectPath(/^\/de\/account$/)
}

test('a visitor searches, reads a page and changes the language', async ({ browserWindow }) => {
  await browserWindow.open('/de')
  await browserWindow.click({ selector: 'details[data-menu=search] > summary' })
  await browserWindow.expectFocused({ selector: '#header-search' })
  await browserWindow.type('satzung')
  await browserWindow.press('Enter')
  await browserWindow.expectPath('/de/search?query=satzung')
  await browserWindow.click(link(/^Satzung/, main))
  await browserWindow.expectPath('/de/ueber-uns/satzung')
  await browserWindow.click(link(/English$/, { selector: 'header' }))
  await browserWindow.expectPath('/en/about-us/statutes')
})

test('a member logs in and out', async ({ browserWindow }) => {
  await logInByForm(browserWindow, 'mitglied')
  await browserWindow.click(link('Abmelden'))
  await browserWindow.click(button('Abmelden', main))
  await browserWindow.expectPath('/de')
  await browserWindow.open('/de/account')
  await browserWindow.expectPath(/^\/de\/account\/login/)
})

test('an editor writes a page, sets a link and publishes', async ({ browserWindow, request }) => {
  const headers = await logIn({ request }, 'editor')
  const blocks = ['Offen', 'Satzung'].map(paragraph)
  const { path } = await makePage({ request, headers, slug: `andere-browser-${Date.now()}`, blocks })
  await logInByForm(browserWindow, 'editor')
  await browserWindow.open(`${path}?edit`)
  // The panel of the fields makes room for itself and moves the texts.
  await browserWindow.expectVisible(heading('Kein Block'))
  await browserWindow.click({ selector: 'main [data-module]', name: 'Offen' })
  const text = field('Text dieses Blocks')
  await browserWindow.expectFocused(text)
  await browserWindow.click(text, { word: 'Offen', times: 2 })
  await browserWindow.type('Geöffnet')
  await browserWindow.click({ selector: 'main [data-module]', name: 'Satzung' })
  await browserWindow.expectFocused({ ...text, within: { selector: 'main [data-module]', name: 'Satzung' } })
  await browserWindow.click(text, { word: 'Satzung', times: 2 })
  await browserWindow.click(summary(/^Link/, { role: 'region', name: 'Textwerkzeuge' }))
  await browserWindow.expectFocused({ role: 'combobox', name: /^Ziel/ })
  await browserWindow.type('/de/ueber-uns/satzung')
  await browserWindow.click(button('Übernehmen'))
  const tools: Target = { role: 'region', name: 'Redaktion dieser Seite' }
  await browserWindow.expectVisible({ selector: '[data-saving]', name: 'Gespeichert', within: tools })
  await browserWindow.click(summary(/^Veröffentlichen$/, tools))
  await browserWindow.click(button('Jetzt veröffentlichen', tools))
  await browserWindow.expectVisible({ selector: '[data-state]', name: 'Veröffentlicht', within: tools })
  await browserWindow.open(path)
  await browserWindow.expectVisible({ selector: 'main p', name: 'Geöffnet' })
  await browserWindow.click(link('Satzung', main))
  await browserWindow.expectPath('/de/ueber-uns/satzung')
})

test('an editor edits a contact and keeps the focus', async ({ browserWindow }) => {
  await logInByForm(browserWindow, 'editor')
  await browserWindow.open('/de/admin/persons?search=Wessendorf')
  await browserWindow.click(link('Tarik Wessendorf', main))
  await browserWindow.fill(field('Telefon'), '')
  await browserWindow.press('End')
  await browserWindow.type('-77')
  const category: Target = { role: 'combobox', name: /^Kategorie der Ansprechpersonen/ }
  await browserWindow.click(category)
  await browserWindow.press('ArrowDown')
  await browserWindow.press('Enter')
  await browserWindow.expectFocused(category)
  await browserWindow.press('Control+s')
  await browserWindow.expectVisible({ selector: '[role=status]', name: /^Gespeichert/ })
  await browserWindow.open('/de/ansprechpersonen')
  await browserWindow.expectVisible({ selector: 'a[href^="tel:"]', name: /-77$/ })
})

test('an advertiser publishes an ad', async ({ browserWindow }) => {
  const title = `Requisiteur im Probebetrieb ${Date.now()}`
  await logInByForm(browserWindow, 'jobs')
  await browserWindow.open('/de/stellenanzeige-veroeffentlichen')
  await browserWindow.fill(field(/^Titel der Stelle/), title)
  await browserWindow.press('Tab')
  await browserWindow.type('Bühne')
  await browserWindow.fill(field(/^Arbeitsort/), 'Gießen')
  await browserWindow.click(button('Weiter'))
  await browserWindow.expectFocused(heading('Was ist die Aufgabe?'))
  await browserWindow.fill(field(/^Beschreibung der Stelle/), 'Sie betreuen die Proben.')
  await browserWindow.click(button('Weiter'))
  await browserWindow.expectFocused(heading('Zu welchen Bedingungen, und wie bewirbt man sich?'))
  await browserWindow.press('Tab')
  await browserWindow.type('Vollzeit')
  await browserWindow.fill(field(/^Bewerbungsfrist/), `12.12.${new Date().getFullYear() + 1}`)
  await browserWindow.click(button('Weiter'))
  await browserWindow.click(button('Anzeige veröffentlichen'))
  await browserWindow.expectFocused(heading('Ihre Anzeige ist veröffentlicht'))
  await browserWindow.open('/de/jobboerse')
  await browserWindow.click(link(title, main))
  await browserWindow.expectVisible(heading(title))
})
