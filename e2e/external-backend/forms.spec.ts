import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { makePage } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { takeNextMail } from '../support/mailbox'
import { openFirstResult, openOffice } from '../support/office'
import { expectAccessible, test } from '../support/test'

/** Publishes a page with a form. @returns its path and the id of the form */
async function publishForm(page: Page, recipients: string) {
  const headers = await logIn(page, 'editor')
  const fields = [
    { label: 'Name', is_required: true },
    { label: 'E-Mail', kind: 'email', is_required: true },
    { label: 'Tage', kind: 'checkboxes', options: 'Freitag\nSamstag' },
    { label: 'Nachweis', kind: 'file' },
  ]
  const { id, path } = await makePage({
    request: page.request,
    headers,
    slug: 'anmeldung',
    blocks: [
      {
        model: 'form',
        data: { title: 'Anmeldung', recipients, thanks: 'Bis bald!' },
        children: fields.map((data) => ({ model: 'formfield', data })),
      },
    ],
  })
  const published = await page.request.post(`/de/pageeditor-api/page/${id}/publish/`, { headers, data: {} })
  expect(published.status()).toBe(200)
  return path
}

test('a form of a page is submitted with and without scripts, mailed, and exported by editors', async ({
  page,
  browser,
}) => {
  const recipients = `formular-${process.env.TEST_WORKER_INDEX}@example.org`
  const path = await publishForm(page, recipients)

  await test.step('without scripts it is stored at once with its file', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const pageWithoutScript = await context.newPage()
    await pageWithoutScript.goto(path)
    await pageWithoutScript.getByLabel(/^Name/).fill('Ada Lang')
    await pageWithoutScript.getByLabel(/^E-Mail/).fill('ada@example.org')
    await pageWithoutScript.getByLabel('Samstag').check()
    const proof = { name: 'nachweis.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await pageWithoutScript.getByLabel(/^Nachweis/).setInputFiles(proof)
    await pageWithoutScript.getByRole('button', { name: 'Absenden' }).click()
    await expect(pageWithoutScript.getByText('Bis bald!')).toBeVisible()
    expect(pageWithoutScript.url()).not.toContain('Ada')
    await expect(pageWithoutScript.getByLabel(/^Name/)).toBeHidden()
    await context.close()
    expect((await takeNextMail(recipients)).text).toMatch(/Tage: Samstag\s+Nachweis: nachweis\./)
  })

  await test.step('with scripts it shows an error at its field, and is stored once', async () => {
    const context = await browser.newContext()
    const visitor = await context.newPage()
    await visitor.goto(path)
    await visitor.getByLabel(/^Name/).fill('Ida Sommer')
    await visitor.getByRole('button', { name: 'Absenden' }).click()
    await expect(visitor.getByRole('alert').first()).toBeFocused()
    await expectAccessible(visitor)
    await visitor.getByLabel(/^E-Mail/).fill('ida@example.org')
    await visitor.getByRole('button', { name: 'Absenden' }).dblclick()
    await expect(visitor.getByText('Bis bald!')).toBeFocused()
    await context.close()
    expect((await takeNextMail(recipients)).text).toContain('E-Mail: ida@example.org')
  })

  const office = await openOffice(browser, 'en')
  await expect((await office.find('form-answers', 'Ida Sommer')).first()).toBeVisible()
  await expect(await openFirstResult(office, 'form-answers', 'Ada Lang')).toContainText('ada@example.org')

  await page.goto('/de/cms-hub/forms')
  const listed = page.getByRole('listitem').filter({ hasText: path })
  await expect(listed).toContainText('2 Antworten')
  await listed.getByRole('link', { name: 'Anmeldung' }).click()
  await expect(page.getByText('Ida Sommer')).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als Tabelle exportieren (CSV)' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('"Ada Lang";"ada@example.org";"Samstag"')
  await page
    .getByRole('button', { name: /^Löschen/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByText('Ida Sommer')).toBeHidden()
})
