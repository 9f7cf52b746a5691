import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { Module } from '@/lib/contract/blocks/module'
import type { PageDraft, TranslatedModule } from '@/lib/contract/pages/page-editing'
import { renderIn } from '@/tests/render'
import { createDraft } from '../bootstrap/draft.fixture'
import { listKeysFrom } from '../core/document'
import type { Editor } from '../core/editor'
import { createTree } from '../core/example.fixture'
import { createModule } from '../core/module.fixture'
import { TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { SideBySide } from './side-by-side'

/** A text block of the other language, or of a container. */
export const text = (id: number, words: string) =>
  createModule(id, 'text', { revision: 4, data: { content: `<p>${words}</p>` } })
export const createLink = (
  module: number,
  counterpart: number,
  state: TranslatedModule['state'],
): TranslatedModule => ({ module, counterpart, state, fields: [] })
/** The translation data of the backend. */
export const createTranslation = (fields: Partial<PageDraft['translation']>): PageDraft['translation'] => ({
  locale: 'en',
  exists: true,
  changed_since: false,
  changed_modules: [],
  modules: [],
  left_out: [],
  ...fields,
})

/** The fake backend: its received settlements and its responses. */
export const server = {
  requests: [] as unknown[],
  translationState: createTranslation({}),
  status: 200,
  source: createDraft(),
  container: null as Module | null,
}
/** The keys of the blocks whose text got the caret. */
export const focusedKeys: string[] = []

/** Begins a test that mocks `callBackend`. */
export function resetServer() {
  vi.stubGlobal('scrollBy', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  focusedKeys.splice(0)
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback())
  Object.assign(server, { requests: [], status: 200, container: null })
  vi.mocked(callBackend).mockImplementation(async (method, path, parts) => {
    const { status, translationState, source, container } = server
    const toResponse = (data: unknown) => ({ status, data, retryAfter: null })
    if (method === 'POST') {
      server.requests.push({ path, data: parts?.data })
      if (status !== 200) return toResponse({ detail: 'Abgelehnt.' })
      return toResponse(createDraft({ id: 1, translation: translationState }))
    }
    if (path === '/en/pageeditor-api/container/by-slug/login-above/?draft=1') {
      return { ...toResponse(container ?? { detail: '' }), status: container ? 200 : 404 }
    }
    return {
      ...toResponse(path.startsWith('/en/') ? source : createDraft({ translation: translationState })),
      status: 200,
    }
  })
}

function Page({ editor, isFollowing }: { editor: Editor; isFollowing: boolean }) {
  useSyncExternalStore(editor.subscribe, () => isFollowing && editor.document)
  return (
    <SideBySide
      locale="de"
      editor={editor}
      source={server.source}
      containers={['login-above']}
      draft={createDraft({ id: 1, translation: server.translationState })}
      focusText={(key) => focusedKeys.push(key)}
      editAttributes={({ id }) => ({ 'data-module': `m${id}` })}
      renderSource={({ modules }, attributes) =>
        modules.map((module) => (
          <div key={module.id} {...attributes(module)}>
            {module.data.content as string}
          </div>
        ))
      }
      renderTarget={(attributes) =>
        listKeysFrom(editor.document).map((key) => (
          <div key={key} {...attributes(text(Number(key.slice(1)), ''))}>
            {editor.document.nodes.get(key)?.data.content as string}
          </div>
        ))
      }
    />
  )
}

/** Opens a German page with these texts as modules 1, 2, …, next to its English source. */
export async function open(
  words: string[],
  sources: Module[],
  translation: Partial<PageDraft['translation']>,
  isFollowing = true,
) {
  server.translationState = createTranslation(translation)
  server.source = createDraft({ id: 1, modules: sources })
  const trees = words.map((content) => createTree(content, 'text', { data: { content: `<p>${content}</p>` } }))
  const session = await TestSession.start(new SimulatedBackend(trees, { title: 'Start' }))
  const { container } = renderIn('de', <Page editor={session.editor} isFollowing={isFollowing} />)
  const { editor } = session
  const getContents = () => listKeysFrom(editor.document).map((key) => editor.document.nodes.get(key)?.data.content)
  return { editor, getContents, container, user: userEvent.setup() }
}

export const getPanel = () => within(screen.getByRole('region', { name: 'Offene Stellen der Übersetzung' }))
export const getButton = (name: string) => getPanel().getByRole('button', { name })
export const getCount = () => getPanel().getAllByRole('status')[0]
export const getMark = () => getPanel().getAllByRole('status')[1]
