import { expect, it } from 'vitest'
import { publishPage } from '@/backend/content/pages/publish-page'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { importTable, joinRows, previewTable } from '@/tests/content/record-tables'

const backend = startTestBackend()
const editor = logInBeforeAll(backend, { role: 'editor' })

it('imports a table of redirects as a whole, and reports lines with a loop, a chain or an external target', async () => {
  const validTable = joinRows('Von;Nach', '/de/t1;/de/ziel', '/de/t2;/de/ziel', '/de/T1;/de/ziel')
  expect(await importTable(editor, 'redirects', validTable)).toMatchObject({ created: { length: 3 }, changed: [] })
  expect(await (await backend.get('/de/pageeditor-api/redirect/de/T1/')).json()).toEqual({ new_path: '/de/ziel' })
  const { lines } = await previewTable(
    editor,
    'redirects',
    joinRows(
      'Von;Nach',
      '/de/a;/de/a',
      '/de/b;/de/c',
      '/de/c;/de/d',
      '/de/e;https://evil.example/',
      '/de/f;//evil.example/',
      '/de/g;/de/t1',
      '/de/ziel;/de/h',
      '/de/t2;/de/anderswo',
    ),
  )
  expect(lines.map(({ line, state, errors }) => [line, state, errors.map(({ column }) => column)])).toEqual([
    [2, 'wrong', [1]],
    [3, 'wrong', [1]],
    [4, 'wrong', [0]],
    [5, 'wrong', [1]],
    [6, 'wrong', [1]],
    [7, 'wrong', [1]],
    [8, 'wrong', [0]],
    [9, 'changed', []],
  ])

  const { db } = backend.services
  const pageId = await createPage(db, { path: { de: 'umgezogen' } })
  await publishPage(db, { pageId, locale: 'de', now: new Date() })
  await db.insert(redirects).values({ oldPath: '/de/t4', pageId, locale: 'de' })
  const exportResponse = await editor.call('GET', '/de/api/administration/redirects/export.csv')
  const exportText = await exportResponse.text()
  expect(exportText).toContain('"/de/t4";"/de/umgezogen"')
  expect((await previewTable(editor, 'redirects', exportText)).counts).toMatchObject({ unchanged: 4 })
})

it('checks the remaining lines again without the invalid ones', async () => {
  await importTable(editor, 'redirects', joinRows('Von;Nach', '/de/kette-1;/de/kette-2'))
  const text = joinRows('Von;Nach', '/de/kette-1;/de/kette-1', '/de/kette-2;/de/kette-3')
  const { lines } = await previewTable(editor, 'redirects', text)
  expect(lines.map(({ state }) => state)).toEqual(['wrong', 'wrong'])
})

it('ignores a branch redirect from an address that a page has again', async () => {
  const { db } = backend.services
  const pageId = await createPage(db, { path: { de: 'archiv/projekte' } })
  const branch = { pageId, locale: 'de', coversBelow: true } as const
  await db.insert(redirects).values(['/de/projekte', '/de/frei'].map((oldPath) => ({ ...branch, oldPath })))
  await createPage(db, { path: { de: 'projekte' } })
  const create = (values: object) => editor.call('POST', '/de/api/redirects/', { values })
  expect((await create({ old_path: '/de/alt', new_path: '/de/projekte' })).status).toBe(201)
  const text = joinRows('Von;Nach', '/de/aelter;/de/projekte', '/de/frei;/de/projekte')
  const { lines } = await previewTable(editor, 'redirects', text)
  expect(lines.map(({ state, errors }) => [state, errors])).toEqual(Array(2).fill(['new', []]))
})
