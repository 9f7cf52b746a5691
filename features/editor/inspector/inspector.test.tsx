import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { expectAccessible } from '@/tests/axe'
import type { Data } from '../core/document'
import { createTree } from '../core/example.fixture'
import { getTextField, openFields } from './open-fields.fixture'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const film = 'https://vimeo.com/123456789'
const toHeadline = (content: string): Data => ({ headline_level: 2, content })

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(callBackend).mockResolvedValue({ status: 200, data: [], retryAfter: null })
})

describe('the panel', () => {
  it('is a region named by its block, without accessibility violations', async () => {
    await openFields([createTree('a', 'headline', { data: toHeadline('Spielzeit') })])
    const panel = screen.getByRole('region', { name: 'Felder: Überschrift' })
    expect(within(panel).getByRole('heading', { name: 'Überschrift' })).toBeVisible()
    await expectAccessible(document.body)
  })

  it('is not rendered for a block without fields', async () => {
    await openFields([createTree('a', 'faq', { data: {} })])
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Felder' })).toBeNull()
  })

  it('takes the focus only by its button and returns it on Escape', async () => {
    const { user, select, keys } = await openFields([
      createTree('a', 'quote', { data: { content: 'Eins' } }),
      createTree('b', 'quote', { data: { content: 'Zwei' } }),
    ])
    select(keys[1])
    expect(document.body).toHaveFocus()
    const button = screen.getByRole('button', { name: 'Felder' })
    await user.click(button)
    expect(getTextField(/Zitat/)).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(button).toHaveFocus()
  })

  it('stays collapsed for the next block until it is opened', async () => {
    const { user, select, keys } = await openFields([
      createTree('a', 'quote', { data: { content: 'Eins' } }),
      createTree('b', 'quote', { data: { content: 'Zwei' } }),
    ])
    await user.click(screen.getByRole('button', { name: 'Einklappen' }))
    expect(screen.getByRole('button', { name: 'Felder', expanded: false })).toHaveFocus()
    select(keys[1])
    expect(screen.queryByRole('region')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Felder' }))
    expect(getTextField(/Zitat/)).toHaveValue('Zwei')
  })
})

describe('typing', () => {
  it('changes the document at once and is saved', async () => {
    const { user, session, backend, getData } = await openFields([
      createTree('a', 'headline', { data: toHeadline('Spiel') }),
    ])
    await user.type(getTextField(/^Überschrift/), 'zeit')
    await user.click(screen.getByRole('radio', { name: '3' }))
    await user.click(screen.getByRole('radio', { name: 'Rot, mittig' }))
    expect(getData()).toMatchObject({ content: 'Spielzeit', headline_level: 3, extra_class: 'red_centered' })
    await session.save()
    expect(backend.getTexts()).toContain('Spielzeit')
  })

  it('keeps the caret if a letter arrives between a render and its effects', async () => {
    let render: () => void = () => undefined
    let typeNext: (() => void) | null = null
    const { user, getData } = await openFields(
      [createTree('a', 'headline', { data: toHeadline('Anfang Ende') })],
      'de',
      {
        // During typing the panel is rendered only in pauses.
        whenToRender(_editor, redraw) {
          render = redraw
          return () => undefined
        },
        onRendered() {
          if (typeNext) queueMicrotask(typeNext)
          typeNext = null
        },
      },
    )
    const content = getTextField(/^Überschrift/) as HTMLInputElement
    await user.type(content, ' v', { initialSelectionStart: 6, initialSelectionEnd: 6 })
    typeNext = () => {
      content.setRangeText('o', 8, 8, 'end')
      content.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // Without the synchronous effects of tests.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    render()
    await waitFor(() => expect(getData()?.content).toBe('Anfang vo Ende'))
    render()
    await user.keyboard('rher')
    expect(content).toHaveValue('Anfang vorher Ende')
    expect(getData()?.content).toBe('Anfang vorher Ende')
    vi.unstubAllGlobals()
  })

  it('is one undo step, and undo is shown', async () => {
    const { user, editor, getData } = await openFields([
      createTree('a', 'link', { data: { link: '/de', content: 'Start' } }),
    ])
    await user.clear(getTextField(/^Beschriftung/))
    await user.type(getTextField(/^Beschriftung/), 'Anfang')
    const link = screen.getByRole('combobox', { name: /^Link/ })
    await user.type(link, '/haus')
    expect(getData()).toMatchObject({ link: '/de/haus', link_url: '/de/haus' })
    editor.undo()
    await waitFor(() => expect(link).toHaveValue('/de'))
    editor.undo()
    await waitFor(() => expect(getTextField(/^Beschriftung/)).toHaveValue('Start'))
    expect(getData()).toMatchObject({ link: '/de', content: 'Start' })
  })

  it('is not disturbed by remote changes of other fields', async () => {
    const { user, editor, backend, keys } = await openFields([
      createTree('a', 'headline', { data: toHeadline('Spiel') }),
    ])
    const content = getTextField(/^Überschrift/)
    await user.type(content, 'zeit', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    const [module] = backend.open().modules
    if (!module) throw new Error('no module')
    editor.applyRemoteChange({ ...module, revision: 2, data: { ...module.data, preline: 'Neu' } }, 'Bo')
    await waitFor(() => expect(getTextField(/^Zeile darüber/)).toHaveValue('Neu'))
    expect(content).toHaveFocus()
    expect(content).toHaveValue('zeitSpiel')
    expect((content as HTMLInputElement).selectionStart).toBe(4)
    expect(keys).toHaveLength(1)
  })
})

describe('an invalid entry', () => {
  it.each([
    ['de', /^Adresse des Videos/, 'Bitte geben Sie eine Adresse von YouTube, Vimeo, Dailymotion ein.', 'Titel'],
    ['en', /^Address of the video/, 'Enter an address from YouTube, Vimeo, Dailymotion.', 'Title'],
  ] as const)('is reported and not sent, unlike valid fields: %s', async (locale, name, message, title) => {
    const { user, getData } = await openFields([createTree('a', 'video', { data: { video_url: film } })], locale)
    const address = getTextField(name)
    await user.clear(address)
    await user.type(address, 'https://example.org/film')
    await user.type(getTextField(title), 'Probe')
    expect(await screen.findByText(message)).toBeVisible()
    expect(address).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(address).toBeInvalid()
    expect(address).toHaveValue('https://example.org/film')
    expect(getData()).toMatchObject({ video_url: film, title: 'Probe' })
    await user.clear(address)
    await user.type(address, 'https://youtu.be/dQw4w9WgXcQ')
    await waitFor(() => expect(address).toBeValid())
    expect(getData()?.video_url).toBe('https://youtu.be/dQw4w9WgXcQ')
  })

  it.each([
    ['de', 'Pflichtfeld'],
    ['en', 'This field is required!'],
  ] as const)('is an empty required field: %s', async (locale, message) => {
    const { user, getData } = await openFields([createTree('a', 'quote', { data: { content: 'Ja' } })], locale)
    const [quote] = screen.getAllByRole('textbox')
    if (!quote) throw new Error('no field')
    await user.clear(quote)
    await user.tab()
    expect(await screen.findByText(message)).toBeVisible()
    expect(getData()).toMatchObject({ content: 'Ja' })
  })

  it('is reported only after its field was left if its text is emptied on the page', async () => {
    const { user, editor, keys } = await openFields([createTree('a', 'headline', { data: toHeadline('Spiel') })])
    const content = getTextField(/^Überschrift/)
    editor.execute({ type: 'change', key: keys[0] ?? '', fields: { content: '' } })
    await waitFor(() => expect(content).toHaveValue(''))
    await user.type(getTextField(/^Zeile darüber/), 'Neu')
    expect(content).toHaveAttribute('aria-invalid', 'false')
    await user.click(content)
    await user.tab()
    await waitFor(() => expect(content).toHaveAttribute('aria-invalid', 'true'))
  })

  it('is restored when the block is selected again, and can be discarded', async () => {
    const { user, select, keys, getData } = await openFields([
      createTree('a', 'fullteaser', { data: { headline: 'Kopf', text: 'kurz' } }),
      createTree('b', 'quote', { data: { content: 'Zwei' } }),
    ])
    const long = 'a'.repeat(513)
    await user.clear(getTextField(/^Text$/))
    await user.click(getTextField(/^Text$/))
    await user.paste(long)
    expect(await screen.findByText('Höchstens 512 Zeichen sind erlaubt.')).toBeVisible()
    expect(getData()?.text).toBe('kurz')
    select(keys[1])
    select(keys[0])
    expect(getTextField(/^Text$/)).toHaveValue(long)
    expect(await screen.findByText('Höchstens 512 Zeichen sind erlaubt.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Gespeicherten Wert übernehmen' }))
    expect(getTextField(/^Text$/)).toHaveValue('kurz')
    await waitFor(() => expect(getTextField(/^Text$/)).toBeValid())
  })

  it('is shown for a refusal of the backend until the field changes', async () => {
    const { user, session } = await openFields([createTree('a', 'quote', { data: { content: 'Ja' } })])
    const quote = getTextField(/^Zitat/)
    await user.clear(quote)
    await user.type(quote, 'refused')
    await session.save()
    await waitFor(() => expect(quote).toHaveAccessibleDescription('refused'))
    await user.type(quote, '!')
    expect(quote).toBeValid()
  })
})

it('counts the characters of a teaser and announces the remaining ones near the limit', async () => {
  const { user } = await openFields(
    [createTree('a', 'fullteaser', { data: { headline: 'a', text: 'a'.repeat(480) } })],
    'en',
  )
  const text = getTextField(/^Text$/)
  expect(text).toHaveAttribute('rows', '4')
  expect(text).toHaveAccessibleDescription('480 of 512 characters')
  expect(screen.getByText('At most 50 more characters')).toHaveAttribute('role', 'status')
  await user.type(text, 'b'.repeat(25))
  expect(text).toHaveAccessibleDescription('505 of 512 characters')
  expect(screen.getByText('At most 10 more characters')).toBeInTheDocument()
})
