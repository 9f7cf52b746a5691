import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { placeholderPicture } from '@/features/blocks/common-fields'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { createTree } from '../core/example.fixture'
import { TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { MissingPictures } from './missing-pictures'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

/** Renders a block of the model `image` with this picture on the page. */
async function openPage(src: string) {
  const list = { count: 0, next: null, previous: null, results: [] }
  vi.mocked(callBackend).mockImplementation(async (_method, path) => {
    return { status: 200, data: path.endsWith('/folders/') ? [] : list, retryAfter: null }
  })
  const { editor } = await TestSession.start(new SimulatedBackend([createTree('a', 'image')], {}))
  const [key] = [...editor.document.nodes.keys()]
  document.body.innerHTML = `<main><div data-module="${key}"><picture><img src="${src}" alt="Bild"></picture></div></main>`
  renderIn(
    'de',
    <MissingPictures
      editor={editor}
      root={{ current: document.querySelector('main') }}
      inlineText={{ end: () => undefined }}
      locale="de"
    />,
  )
  await userEvent.click(screen.getByRole('img', { name: 'Bild' }))
}

it('opens the library at the placeholder of a missing picture', async () => {
  await openPage(placeholderPicture.thumbs.medium.jpg)
  expect(screen.getByRole('dialog', { name: 'Bilder' })).toBeVisible()
})

it('leaves a click on any other picture to the page', async () => {
  await openPage('/media/saal.jpg')
  expect(screen.queryByRole('dialog')).toBeNull()
})
