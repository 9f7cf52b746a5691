import { expect } from '@playwright/test'
import { blocks, button, opener, toolbar } from '../support/editing/editing'
import { leaveTour } from '../support/editing/leave-tour'
import { addTextBlock, dialog, message, post } from '../support/hub'
import { logIn } from '../support/log-in'
import { findOverflow } from '../support/overflow'
import { expectAccessible, test } from '../support/test'
import { createActions, type Way, ways } from '../support/ways'

const texts = {
  Quastenprobe: '<p>Der <strong>Zwirbel</strong>quast hängt.</p>',
  Quastenlager: '<p>Ein Zwirbelquast, ein zwirbelquast.</p>',
  Quastenmangel: '<p>Mehr davon <a href="/de/ueber-uns">hier</a>.</p>',
}
type Title = keyof typeof texts

for (const way of Object.keys(ways) as Way[]) {
  test.describe(`by ${way}`, () => {
    test.use(ways[way])
    test.beforeEach(({ page }) => leaveTour(page))

    test('words are replaced on several pages and restored, and all pages are published after one check', async ({
      page,
      request,
    }) => {
      const { press, tick, write } = createActions(page, way)
      const headers = await logIn(page, 'editor')
      const editor = { request: page.context().request, headers }
      // Each input method uses different pages.
      const quast = `${way}quast`
      const pages = new Map<Title, { id: number; address: string }>()
      for (const [title, content] of Object.entries(texts) as [Title, string][]) {
        const slug = `${title.toLowerCase()}-${way}`
        const { id } = await post(editor, 'page/', { title, slug, parent: null })
        await addTextBlock(editor, id, 0, content.replace(/quast\b/g, quast))
        pages.set(title, { id, address: `/de/${slug}` })
      }
      const fetchDraft = async ({ id }: { id: number }) =>
        await (await editor.request.get(`/de/pageeditor-api/page/${id}/draft/`)).json()
      const choice = (title: Title) =>
        dialog(page)
          .getByRole('listitem')
          .filter({ hasText: pages.get(title)?.address ?? '' })
          .last()

      const checks: boolean[] = []
      page.on('request', (sent) => {
        if (sent.method() === 'POST' && sent.url().endsWith('/pageeditor-api/publish/'))
          checks.push(sent.postDataJSON().is_check === true)
      })
      await page.goto('/cms-hub')
      await test.step('the words are found with their replacements', async () => {
        await press(page.getByRole('button', { name: 'Suchen und ersetzen …' }))
        await expect(dialog(page).getByLabel('Suchen', { exact: true })).toBeFocused()
        await page.keyboard.type(`Zwirbel${quast}`)
        await page.keyboard.press('Enter')
        await expect(dialog(page).getByRole('status')).toHaveText('3 Stellen auf 2 Seiten')
        await write(dialog(page).getByLabel('Ersetzen durch'), 'Samtquast')
        await expect(dialog(page).getByRole('listitem').filter({ hasText: 'hängt' }).last()).toHaveText(
          `Der Zwirbel${quast} wird zu Samtquast hängt.`,
        )
        await expectAccessible(page)
        expect(await findOverflow(page)).toEqual([])
      })

      await test.step('they are replaced on the selected pages', async () => {
        await tick(dialog(page).getByRole('checkbox', { name: /^Quastenlager/ }))
        await expect(dialog(page).getByRole('button', { name: 'Eine Stelle ersetzen' })).toBeVisible()
        await tick(dialog(page).getByRole('checkbox', { name: 'Alle Seiten' }))
        const replace = dialog(page).getByRole('button', { name: '3 Stellen auf 2 Seiten ersetzen' })
        // A double click counts as one press.
        await (way === 'mouse' ? replace.dblclick() : press(replace))
        await expect(message(page)).toContainText('3 Stellen auf 2 Seiten wurden ersetzt')
      })

      await test.step('all replacements are reverted at once', async () => {
        await press(message(page).getByRole('button', { name: 'Rückgängig' }))
        await expect(page.getByText('Die Änderung wurde auf 2 Seiten rückgängig gemacht.')).toBeVisible()
        for (const storedPage of pages.values())
          expect(JSON.stringify((await fetchDraft(storedPage)).modules)).not.toContain('Samt')
      })

      await test.step('waiting pages are checked, and the problem of one page is shown', async () => {
        await press(page.getByRole('button', { name: 'Mehrere veröffentlichen …' }))
        await expect(dialog(page).getByRole('status').filter({ hasText: 'veröffentlicht werden' })).toBeVisible()
        await expect(choice('Quastenmangel').getByRole('checkbox')).toBeDisabled()
        await expect(choice('Quastenmangel')).toContainText('Link')
        await choice('Quastenmangel').scrollIntoViewIfNeeded()
        await expectAccessible(page)
        expect(await findOverflow(page)).toEqual([])
      })

      await test.step('the other pages are published', async () => {
        await tick(choice('Quastenprobe').getByRole('checkbox'))
        await tick(choice('Quastenlager').getByRole('checkbox'))
        await press(dialog(page).getByRole('button', { name: '2 Seiten veröffentlichen' }))
        await expect(message(page)).toContainText('2 Seiten sind veröffentlicht.')
        await expect(message(page)).toBeInViewport({ ratio: 1 })
        expect(checks).toEqual([true, false])
        for (const title of ['Quastenprobe', 'Quastenlager'] as const)
          expect((await request.get(pages.get(title)?.address ?? '')).status()).toBe(200)
      })

      await test.step('the rejected page is corrected by its link and published there', async () => {
        await press(page.getByRole('button', { name: 'Mehrere veröffentlichen …' }))
        await press(choice('Quastenmangel').getByRole('link', { name: /^Bearbeiten/ }))
        await expect(toolbar(page).getByLabel(/^Warum es so bleiben soll/)).toBeVisible()
        await press(button(page, 'Stelle zeigen').first())
        await press(opener(page, 'Auswahl'))
        await press(button(page, 'Suchen und ersetzen …'))
        await write(dialog(page).getByLabel('Suchen'), 'hier')
        await write(dialog(page).getByLabel('Ersetzen durch'), 'beim Verband')
        await press(dialog(page).getByRole('button', { name: 'Eine Stelle ersetzen' }))
        await expect(blocks(page)).toHaveText('Mehr davon beim Verband.')
        await press(opener(page, 'Veröffentlichen'))
        await expect(button(page, 'Jetzt veröffentlichen')).toBeEnabled()
        await press(button(page, 'Jetzt veröffentlichen'))
        await expect(toolbar(page)).toContainText('Die Seite ist veröffentlicht.')
      })

      for (const storedPage of pages.values()) {
        const { revision } = await fetchDraft(storedPage)
        const removedResponse = await editor.request.delete(`/de/pageeditor-api/page/${storedPage.id}/`, {
          headers,
          data: { revision },
        })
        expect(removedResponse.status()).toBe(204)
        const response = await editor.request.delete(`/de/pageeditor-api/trash/${storedPage.id}/`, { headers })
        expect(response.status()).toBe(204)
      }
    })
  })
}
