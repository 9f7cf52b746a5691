import { expect } from '@playwright/test'
import { toolbar } from '../support/editing/editing'
import { addTextBlock, dialog, message, openPageActions, post, press, row } from '../support/hub'
import { logIn } from '../support/log-in'
import { dropPageProblems, expectAccessible, test } from '../support/test'

test('a page is created, published, renamed, moved, copied and deleted by keyboard', async ({ page, request }) => {
  test.setTimeout(120_000)
  await logIn(page, 'editor')
  const expectMessage = (text: string) => expect(message(page)).toHaveText(text)
  await page.goto('/cms-hub')
  await press(page.getByRole('button', { name: 'Neue Seite', exact: true }))
  await expect(dialog(page).getByRole('textbox', { name: 'Titel' })).toBeFocused()
  await page.keyboard.type('Probebühne für Größe')
  await expect(dialog(page).getByLabel('Letzter Teil der Adresse')).toHaveValue('probebuehne-fuer-groesse')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/probebuehne-fuer-groesse\?edit$/)
  await expect(page.getByRole('note')).toHaveText(/noch kein Block.*„Einfügen“/)

  await page.goto('/cms-hub')
  await openPageActions(page, 'Probebühne für Größe')
  await expectAccessible(page)
  const tool = (name: string) => page.getByRole('group', { name: 'Deutsche Fassung' }).getByRole('button', { name })
  // A changed page has the focus after the reload of the tree.
  const expectFocus = () =>
    expect(
      row(page, 'Probebühne für Größe').getByRole('link', { name: 'Probebühne für Größe', exact: true }),
    ).toBeFocused()
  const publish = async () => {
    await press(page.getByRole('group', { name: 'Deutsche Fassung' }).getByRole('link', { name: 'Veröffentlichen' }))
    await expect(toolbar(page).getByLabel('Notiz')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toolbar(page).getByText('Die Seite ist veröffentlicht.')).toBeVisible()
    await page.goto('/cms-hub')
    await openPageActions(page, 'Probebühne für Größe')
  }
  await publish()
  expect((await request.get('/de/probebuehne-fuer-groesse')).status()).toBe(200)

  // Renamed: the old URL redirects visitors to the new one after the publication.
  await press(tool('Titel und Adresse …'))
  await dialog(page).getByLabel('Letzter Teil der Adresse').fill('Kleine Bühne')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Letzter Teil der Adresse')).toHaveValue('kleine-buehne')
  await press(dialog(page).getByRole('button', { name: 'Übernehmen' }))
  await expect(message(page)).toContainText('/de/kleine-buehne')
  await expectFocus()
  await publish()
  const redirect = await request.get('/de/probebuehne-fuer-groesse')
  expect([redirect.status(), new URL(redirect.url()).pathname]).toEqual([200, '/de/kleine-buehne'])

  const place = (name: string) => page.getByRole('group', { name: 'Im Seitenbaum' }).getByRole('button', { name })
  await press(place('Verschieben nach …'))
  await expectAccessible(page)
  await dialog(page).getByLabel('Seite in dieser Liste suchen').fill('newsletter')
  await dialog(page).getByRole('radio', { name: 'Newsletter' }).press('Space')
  await press(dialog(page).getByRole('button', { name: 'Verschieben', exact: true }))
  await expectMessage('„Probebühne für Größe“ steht jetzt unter „Newsletter“.')
  await expect(row(page, 'Probebühne für Größe')).toContainText('/de/newsletter/kleine-buehne')
  await expectFocus()

  await press(place('Kopieren …'))
  await press(dialog(page).getByRole('button', { name: 'Kopieren', exact: true }))
  await expectMessage('Die Kopie von „Probebühne für Größe“ liegt unter /de/newsletter/kleine-buehne-2.')
  await expect(row(page, 'Probebühne für Größe')).toHaveCount(2)

  // In the tree it is a child of its page. Moving it up and down swaps it with the copy.
  await page.getByLabel('Seite suchen').fill('')
  await page.goto('/cms-hub')
  const tree = page.getByRole('treegrid', { name: 'Seiten' })
  const newsletter = tree.getByRole('row', { name: 'Newsletter', exact: true })
  await newsletter.focus()
  await page.keyboard.press('ArrowRight')
  await expect(newsletter).toHaveAttribute('aria-expanded', 'true')
  const addresses = tree.getByRole('row', { level: 2 }).filter({ hasText: '/de/newsletter/kleine-buehne' })
  await expect(addresses.first()).not.toContainText('kleine-buehne-2')
  await press(addresses.first().getByRole('button', { name: /^Mehr/ }))
  await press(place('Nach unten'))
  await expect(addresses.first()).toContainText('kleine-buehne-2')
  await expect(place('Nach unten')).toHaveAttribute('aria-disabled', 'true')
})

test('a deleted page is redirected, and restored at once or from the trash', async ({ page, request }) => {
  const headers = await logIn(page, 'editor')
  const editor = { request: page.request, headers }
  const { id } = await post(editor, 'page/', { parent: null, title: 'Wird gelöscht', slug: 'wird-geloescht' })
  await post(editor, `page/${id}/publish/`, { note: '' })
  const linking = await post(editor, 'page/', { parent: null, title: 'Linkt dorthin', slug: 'linkt-dorthin' })
  await addTextBlock(editor, linking.id, 0, '<p><a href="/de/wird-geloescht">Dort</a></p>')

  await page.goto('/cms-hub')
  await expect(page.getByRole('region', { name: 'Zuletzt geändert' })).toContainText('Linkt dorthin')
  await openPageActions(page, 'Wird gelöscht')
  await press(page.getByRole('button', { name: 'Löschen …' }))
  await expect(dialog(page).getByRole('link', { name: 'Linkt dorthin' })).toBeVisible()
  await expect(dialog(page)).toContainText('90 Tage')
  await expectAccessible(page)
  await dialog(page).getByLabel('Seite in dieser Liste suchen').fill('impressum')
  await dialog(page)
    .getByRole('radio', { name: /^Impressum/ })
    .press('Space')
  const remove = async () => {
    await press(dialog(page).getByRole('button', { name: 'In den Papierkorb' }))
    await expect(message(page)).toContainText('„Wird gelöscht“ liegt jetzt im Papierkorb.')
  }
  await remove()
  const redirect = await request.get('/de/wird-geloescht')
  expect([redirect.status(), new URL(redirect.url()).pathname]).toEqual([200, '/de/impressum'])

  // Restored at once by the message, and later from the trash.
  await press(message(page).getByRole('button', { name: 'Wiederherstellen' }))
  await expect(message(page)).toContainText('noch nicht veröffentlicht')
  await expect(row(page, 'Wird gelöscht')).toContainText('nicht veröffentlicht')
  await press(page.getByRole('button', { name: 'Löschen …' }))
  await remove()
  await page.getByRole('main').getByRole('link', { name: 'Papierkorb' }).click()
  const trash = page.getByRole('region', { name: 'Gelöschte Seiten' })
  const entry = trash.getByRole('listitem').filter({ hasText: 'Wird gelöscht' })
  await expect(entry).toContainText('von Edda Redlich')
  await expectAccessible(page)
  await press(entry.getByRole('button', { name: /^Wiederherstellen/ }))
  await trash.getByRole('link', { name: 'Seite bearbeiten' }).click()
  await expect(page).toHaveURL(/\/de\/wird-geloescht\?edit$/)
  await post(editor, `page/${id}/publish/`, { note: '' })
  const back = await request.get('/de/wird-geloescht')
  expect([back.status(), new URL(back.url()).pathname]).toEqual([200, '/de/wird-geloescht'])
})

test('a conflict with another editor is shown, and the entered values stay', async ({ page, pageProblems }) => {
  const headers = await logIn(page, 'editor')
  const editor = { request: page.request, headers }
  const createdPage = await post(editor, 'page/', { parent: null, title: 'Zu zweit', slug: 'zu-zweit' })
  await page.goto('/cms-hub')
  await openPageActions(page, 'Zu zweit')
  await press(page.getByRole('button', { name: 'Titel und Adresse …' }))
  await dialog(page).getByRole('textbox', { name: 'Titel' }).fill('Mein Titel')
  await post(editor, `page/${createdPage.id}/`, { revision: createdPage.revision, data: { title: 'Ihr Titel' } })
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('Edda Redlich')
  dropPageProblems(pageProblems, /409 \(Conflict\)/)
  await expect(dialog(page).getByRole('textbox', { name: 'Titel' })).toHaveValue('Mein Titel')
  await press(dialog(page).getByRole('button', { name: 'Übernehmen' }))
  await expect(message(page)).toHaveText('Die Seite heißt jetzt „Mein Titel“.')
})

test('only the visible children of a page are rendered, and arrow keys reach the others', async ({ page }) => {
  await logIn(page, 'editor')
  await page.route(/\/pageeditor-api\/pages\/\?.*parent=/, async (route) => {
    const parent = Number(new URL(route.request().url()).searchParams.get('parent'))
    await route.fulfill({ json: createList(parent, 100) })
  })
  await page.goto('/cms-hub')
  const tree = page.getByRole('treegrid', { name: 'Seiten' })
  await tree.getByRole('row', { name: 'Über uns', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('row', { name: 'Seite 0', exact: true })).toBeVisible()
  expect(await tree.getByRole('row').count()).toBeLessThan(50)
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowDown')
  const far = tree.getByRole('row', { name: 'Seite 59', exact: true })
  await expect(far).toBeFocused()
  await expect(far).toBeInViewport()
  await expect(tree.getByRole('row', { name: 'Seite 0', exact: true })).toHaveCount(0)
})

/** Creates pages below another one, like responses of the backend. */
function createList(parent: number, count: number) {
  const ofNone = { publish_at: null, unpublish_at: null, is_changed: false, revision: 1 }
  const english = { locale: 'en', title: null, path: null, url: null, state: null, ...ofNone }
  const results = Array.from({ length: count }, (_, position) => ({
    id: 100_000 + position,
    parent,
    position,
    below: 0,
    is_last: position === count - 1,
    parents: [],
    title: `Seite ${position}`,
    path: `seite-${position}`,
    url: `/de/seite-${position}`,
    state: 'online',
    ...ofNone,
    other: english,
  }))
  return { count, next: null, previous: null, results }
}
