import { act, waitFor } from '@testing-library/react'
import { use } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DraftOwner } from '@/lib/drafts/draft-owner'
import { readTabDraft, writeTabDraft } from '@/lib/drafts/tab-drafts'
import { renderIn } from '@/tests/render'
import { createDraft } from '../../bootstrap/draft.fixture'
import { BlocksProvider, useBlocks } from './blocks'
import { EditingProvider, useEditing } from './editing'
import { NoticesProvider, useCurrentNotice, useNotify } from './notices'
import { PageFactsProvider, usePageFacts } from './page-facts'
import { PageWatchProvider, usePageWatch } from './page-watch'
import { PanelsProvider, usePanels } from './panels'

// Without network access.
vi.mock('@/lib/api/browser-client', () => ({
  bindCallsToAccount: vi.fn(),
  listenToResponses: () => () => undefined,
  callWithKeepalive: vi.fn(),
  callBackend: vi.fn().mockResolvedValue({ status: 0, data: null, retryAfter: null }),
}))

const parts = {
  draftOwner: () => use(DraftOwner),
  facts: usePageFacts,
  notify: useNotify,
  notice: useCurrentNotice,
  editing: useEditing,
  blocks: useBlocks,
  watch: usePageWatch,
  panels: usePanels,
}
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]
const renderings = new Map<Part, number>()
const values: { [Name in Part]?: ReturnType<(typeof parts)[Name]> } = {}

function Reader<Name extends Part>({ name }: { name: Name }) {
  const useValue = parts[name]
  Object.assign(values, { [name]: useValue() })
  renderings.set(name, (renderings.get(name) ?? 0) + 1)
  return null
}

beforeEach(() => renderings.clear())

async function open() {
  const draft = createDraft()
  renderIn(
    'de',
    <PageFactsProvider
      draft={draft}
      locale="de"
      userId={1}
      site={{ names: null, url: 'https://haus.example' }}
      capabilities={[]}
      renderPage={() => null}
      renderLogin={() => null}
    >
      <NoticesProvider>
        <EditingProvider>
          <BlocksProvider loadTextEditor={async () => undefined}>
            <PageWatchProvider>
              <PanelsProvider>
                {names.map((name) => (
                  <Reader key={name} name={name} />
                ))}
              </PanelsProvider>
            </PageWatchProvider>
          </BlocksProvider>
        </EditingProvider>
      </NoticesProvider>
    </PageFactsProvider>,
  )
  await waitFor(() => expect(values.editing?.editor).not.toBeNull())
}

/** Applies a change and returns the parts that it renders. */
function listRendered(change: () => void): Part[] {
  const before = new Map(renderings)
  act(change)
  return names.filter((name) => renderings.get(name) !== before.get(name))
}

it('renders no part during typing before a pause', async () => {
  await open()
  const type = () => values.editing?.editor?.execute({ type: 'change', key: 'page', fields: { title: 'Spielplane' } })
  expect(listRendered(type)).toEqual([])
  const before = renderings.get('editing')
  await waitFor(() => expect(renderings.get('editing')).not.toBe(before))
  expect([renderings.get('facts'), renderings.get('notify')]).toEqual([1, 1])
})

it('renders only the reader of a notice', async () => {
  await open()
  expect(listRendered(() => values.notify?.({ kind: 'success', text: 'Gespeichert' }))).toEqual(['notice'])
})

it('renders only the readers of panels when a panel opens', async () => {
  await open()
  expect(listRendered(() => values.panels?.openSettings('all'))).toEqual(['panels'])
})

it('renders only the readers of the selection when a block is selected', async () => {
  await open()
  expect(listRendered(() => values.blocks?.selection.select('m1'))).toEqual(['blocks', 'watch'])
})

it('hands unsaved work over to the account that sends it', async () => {
  await open()
  values.editing?.editor?.unsavedWork.entries.keep('page', 'slug', '?')
  const toKeys = (user: number) => [`waivers ${user} 7 de`, `picture ${user} de 5`, `comments/${user}/7/new`]
  const otherKeys = ['comments/1/8/new', 'waivers 11 7 de']
  for (const key of [...toKeys(1), ...otherKeys]) writeTabDraft(key, '[]')
  act(() => values.editing?.session.sendAs({ id: 2, name: 'Ben' }))
  expect([...toKeys(1), ...toKeys(2), ...otherKeys].filter((key) => readTabDraft(key))).toEqual([
    ...toKeys(2),
    ...otherKeys,
  ])
  expect(values.draftOwner).toBe(2)
  expect(['1', '2'].map((user) => readTabDraft(`entries ${user} 7 de`))).toEqual([undefined, expect.anything()])
})
