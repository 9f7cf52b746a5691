import { expect } from '@playwright/test'
import { dialog, message, post, press, row, write } from './support/hub'
import { logIn } from './support/log-in'
import { test } from './support/test'

test('words are replaced on several pages and taken back, all by keyboard', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const headers = await logIn(page.context(), baseURL ?? '', 'editor')
  const editor = { request: page.context().request, headers }
  const made: { id: number; revision: number }[] = []
  for (const [title, content] of [
    ['Quastenprobe', '<p>Der <strong>Zwirbel</strong>quast hängt.</p>'],
    ['Quastenlager', '<p>Ein Zwirbelquast, ein zwirbelquast.</p>'],
  ] as const) {
    const { id } = await post(editor, 'page/', { title, slug: title.toLowerCase(), parent: null })
    await write(editor, id, 0, content)
    made.push(await (await editor.request.get(`/de/pageeditor-api/page/${id}/draft/`)).json())
  }

  await page.goto('/cms-hub')
  await press(page.getByRole('button', { name: 'Suchen und ersetzen …' }))
  await expect(dialog(page).getByLabel('Suchen', { exact: true })).toBeFocused()
  await page.keyboard.type('Zwirbelquast')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText('3 Stellen auf 2 Seiten')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Samtquast')
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'hängt' }).last()).toHaveText(
    'Der Zwirbelquast wird zu Samtquast hängt.',
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await dialog(page).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 800 })

  await dialog(page)
    .getByRole('checkbox', { name: /^Quastenlager/ })
    .press('Space')
  await expect(dialog(page).getByRole('button', { name: 'Eine Stelle ersetzen' })).toBeVisible()
  await dialog(page).getByRole('checkbox', { name: 'Alle Seiten' }).press('Space')
  await press(dialog(page).getByRole('button', { name: '3 Stellen auf 2 Seiten ersetzen' }))
  await expect(message(page)).toContainText('3 Stellen auf 2 Seiten sind ersetzt')

  // The drafts are found by what they say now, and waiting ones are one step away.
  await page.getByLabel('Seite suchen').fill('Samtquast')
  await expect(row(page, 'Quastenlager')).toContainText('in nicht öffentlichem Text')
  await press(message(page).getByRole('button', { name: 'Mehrere veröffentlichen …' }))
  await expect(dialog(page).getByRole('checkbox', { name: /^Quastenprobe/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await press(page.getByRole('button', { name: 'Rückgängig' }))
  await expect(page.getByText('Das ist auf 2 Seiten rückgängig gemacht.')).toBeVisible()
  for (const { id } of made) {
    const draft = await (await editor.request.get(`/de/pageeditor-api/page/${id}/draft/`)).json()
    expect(JSON.stringify(draft.modules)).not.toContain('Samt')
    const removed = await editor.request.delete(`/de/pageeditor-api/page/${id}/`, {
      headers,
      data: { revision: draft.revision },
    })
    expect(removed.status()).toBe(204)
    expect((await editor.request.delete(`/de/pageeditor-api/trash/${id}/`, { headers })).status()).toBe(204)
  }
})
