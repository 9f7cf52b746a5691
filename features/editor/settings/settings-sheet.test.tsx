import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createImage } from '@/features/blocks/module.fixture'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { renderIn } from '@/tests/render'
import { createDraft } from '../bootstrap/draft.fixture'
import { createEditor, type Editor } from '../core/editor'
import { createMemoryJournal } from '../core/journal/journal'
import { TestTime } from '../core/session.fixture'
import { extractSettings, withSettings } from './page-settings'
import type { SettingsPart } from './setting-fields'
import { SettingsSheet } from './settings-sheet'

// The media library returns nothing for pictures.
vi.mock('@/lib/api/browser-client', () => ({
  callBackend: async () => ({ status: 404, data: null, retryAfter: null }),
}))

const names = { name: 'Verband der Bühnen und Orchester', short_name: 'VBO', claim: 'Für Bühnen' }
const site = { names, url: 'https://www.example.org' }

function Sheet({ editor, draft, part }: { editor: Editor; draft: PageDraft; part: SettingsPart }) {
  const document = useSyncExternalStore(editor.subscribe, () => editor.document)
  useSyncExternalStore(editor.subscribe, () => editor.refusals.length)
  const page = withSettings(draft, document.settings)
  return <SettingsSheet editor={editor} page={page} locale="de" site={site} part={part} onClose={() => undefined} />
}

async function open(
  overrides: Partial<PageDraft> = {},
  response = { status: 500, body: {} as unknown },
  part: SettingsPart = 'all',
) {
  const draft = createDraft(overrides)
  const time = new TestTime()
  const settings = extractSettings(draft, 'de')
  const page = { id: 7, locale: 'de', readPath: 'page/7/draft/', modules: [], settings, revision: 2 }
  const editor = await createEditor({
    page,
    transport: async () => response,
    journal: createMemoryJournal(),
    keepaliveTransport: () => undefined,
    timers: time,
    clock: () => time.now,
    createKey: () => crypto.randomUUID(),
  })
  const show = () => renderIn('de', <Sheet editor={editor} draft={draft} part={part} />)
  const { container } = show()
  const getPreview = (kind: string) => container.querySelector<HTMLElement>(`[data-preview="${kind}"]`)
  return {
    editor,
    time,
    show,
    user: userEvent.setup(),
    getSearch: () => getPreview('search'),
    getCard: () => getPreview('card'),
  }
}

const getField = (label: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label })

it.each([
  ['hero', 'Text im Seitenkopf'],
  ['meta_description', 'Beschreibung für Suchmaschinen'],
  ['slug', 'Adresse'],
] as const)('focuses the requested part: %s', async (part, label) => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined
  await open({}, undefined, part)
  expect(screen.getByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveFocus()
})

describe('the settings of a page', () => {
  it('are written to the document while typing, and are undone', async () => {
    const { editor, user } = await open()
    await user.type(getField('Überschrift'), 'Unser Spielplan')
    expect(editor.document.settings.headline).toBe('Unser Spielplan')
    await user.click(screen.getByRole('checkbox', { name: /^In der Fußzeile/ }))
    expect(editor.document.settings.in_footer).toBe(true)
    expect(editor.undoName?.kind).toBe('settings')
    act(() => editor.undo())
    expect(screen.getByRole('checkbox', { name: /^In der Fußzeile/ })).not.toBeChecked()
    act(() => editor.undo())
    await waitFor(() => expect(getField('Überschrift')).toHaveValue(''))
  })

  it('select the groups that may see the page, also by keyboard', async () => {
    const { editor, user } = await open()
    const group = within(screen.getByRole('group', { name: /^Für wen die Seite ist/ }))
    group.getByRole('checkbox', { name: 'Jobbörse' }).focus()
    await user.keyboard(' ')
    await user.click(group.getByRole('checkbox', { name: 'Mitglied' }))
    expect(editor.document.settings.groups).toEqual(['Mitglied', 'Jobbörse'])
    await user.click(group.getByRole('checkbox', { name: 'Mitglied' }))
    expect(editor.document.settings.groups).toEqual(['Jobbörse'])
    act(() => editor.undo())
    expect(group.getByRole('checkbox', { name: 'Mitglied' })).toBeChecked()
  })

  it('restrict the page to users', async () => {
    const { editor, user } = await open()
    await user.click(screen.getByRole('checkbox', { name: /^Nur für Angemeldete/ }))
    expect(editor.document.settings.is_for_users).toBe(true)
    act(() => editor.undo())
    expect(screen.getByRole('checkbox', { name: /^Nur für Angemeldete/ })).not.toBeChecked()
  })

  it('offer no audience without support of the backend', async () => {
    await open({ groups: undefined, is_for_users: undefined })
    expect(screen.queryByRole('checkbox', { name: /^Nur für Angemeldete/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: /^Für wen die Seite ist/ })).not.toBeInTheDocument()
  })

  it('keep invalid values with an error, also in the next form', async () => {
    const { editor, user, show } = await open()
    await user.clear(getField('Titel'))
    expect(getField('Titel')).toBeInvalid()
    expect(getField('Titel')).toHaveAccessibleDescription(/Dieses Feld darf nicht leer sein/)
    expect(editor.document.settings.title).toBe('Spielplan')
    await user.click(getField('Adresse'))
    await user.paste(' & mehr')
    await user.tab()
    expect(getField('Adresse')).toHaveAccessibleDescription(/Nur Buchstaben und Ziffern/)
    expect(editor.document.settings.slug).toBe('spielplan')
    expect([editor.status, editor.unsavedWork.invalidKeys]).toEqual(['invalid', ['page']])
    cleanup()
    show()
    expect(getField('Adresse')).toHaveValue('spielplan & mehr')
    await waitFor(() => expect(getField('Titel')).toBeInvalid())
    await user.type(getField('Titel'), 'Neu')
    await user.clear(getField('Adresse'))
    await user.type(getField('Adresse'), 'neu{Enter}')
    expect(editor.unsavedWork.invalidKeys).toEqual([])
  })

  it('change the address on blur', async () => {
    const { editor, user } = await open()
    await user.clear(getField('Adresse'))
    await user.type(getField('Adresse'), 'Programm')
    expect(editor.document.settings.slug).toBe('spielplan')
    await user.tab()
    expect(editor.document.settings.slug).toBe('programm')
  })

  it('show a refusal of the backend at the field, until its value changes', async () => {
    const body = { data: { hero_link: ['Diese Adresse führt nirgendwohin.'] } }
    const { time, user } = await open({}, { status: 400, body })
    await user.type(getField('Link im Seitenkopf'), '/de/nirgends')
    act(() => time.pass(800))
    await waitFor(() => expect(getField('Link im Seitenkopf')).toHaveAccessibleDescription(/führt nirgendwohin/))
    await user.clear(getField('Link im Seitenkopf'))
    expect(getField('Link im Seitenkopf')).not.toHaveAccessibleDescription(/führt nirgendwohin/)
  })

  it('show that an address is taken', async () => {
    const detail = 'Unter dieser Adresse gibt es bereits eine andere Seite.'
    const { time, user } = await open({}, { status: 409, body: { detail } })
    await user.clear(getField('Adresse'))
    await user.type(getField('Adresse'), 'themen{Enter}')
    act(() => time.pass(800))
    expect(await screen.findByRole('alert')).toHaveTextContent(detail)
  })

  it('have no address on the home page', async () => {
    await open({ urls: { de: '/de', en: '/en' }, slug: '' })
    expect(screen.queryByRole('textbox', { name: 'Adresse' })).toBeNull()
  })
})

describe('the previews', () => {
  it('show the page’s values, and fallbacks for missing ones', async () => {
    const { user, getSearch, getCard } = await open()
    expect(getSearch()).toHaveTextContent('www.example.org › de › haus › spielplan')
    expect(getSearch()).toHaveTextContent('Spielplan – VBO')
    expect(getCard()).toHaveTextContent('Spielplan – VBO')
    // A page without a picture gets a drawn card.
    await waitFor(() =>
      expect(getCard()?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/)),
    )
    expect(getCard()?.querySelector('img')).toHaveAccessibleName(`Spielplan – ${names.name}`)
    await user.type(getField('Titel für Suchmaschinen'), 'Alle Stücke')
    await user.type(getField('Beschreibung für Suchmaschinen'), 'Von Oper bis Tanz.')
    expect(getSearch()).toHaveTextContent('Alle StückeVon Oper bis Tanz.')
    expect(getCard()).toHaveTextContent('Alle StückeVon Oper bis Tanz.')
    await user.type(getField('Titel der Vorschau'), 'Der neue Spielplan')
    expect(getSearch()).toHaveTextContent('Alle Stücke')
    expect(within(getCard() as HTMLElement).getByText('Der neue Spielplan')).toBeInTheDocument()
  })

  it('fall back to the hero picture for a card without a picture', async () => {
    const { getCard } = await open({ hero_image: createImage('saal') })
    expect(getCard()?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/media\/saal-\d+\.jpg$/))
  })
})
