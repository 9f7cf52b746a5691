import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { createImage, createModule } from '../module.fixture'
import { ModuleList } from '../module-list'
import { showModules } from '../show-modules.fixture'

const vimeoAddress = 'https://vimeo.com/123456789'
const createVideo = (data: Record<string, unknown> = {}) => createModule('video', { video_url: vimeoAddress, ...data })

it('shows the preview picture until consent, with title and length below', async () => {
  const { container } = showModules([
    createVideo({ title: 'Vor der Premiere', length: '2:45', image: createImage('licht'), anchor: 'film' }),
  ])
  const figure = screen.getByRole('figure')
  expect(figure).toHaveAttribute('id', 'film')
  expect(figure).toHaveTextContent('Vor der Premiere')
  expect(figure).toHaveTextContent('Dauer 2:45')
  expect(figure.querySelector('picture img')).toHaveAttribute('alt', '')
  expect(container.querySelector('iframe')).toBeNull()
  await expectAccessible(container)
})

it('links to the video at the service', () => {
  showModules([createVideo()])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(vimeoAddress)
})

it.each([
  ['https://video.example.org/1', 'https://video.example.org/1'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
])('renders %s of an unknown service as a link', (video_url, href) => {
  const { container } = showModules([createVideo({ video_url, title: 'Mitschnitt' })])
  expect(screen.getByRole('link', { name: /Mitschnitt/ })).toHaveAttribute('href', href)
  expect(container.querySelector('iframe')).toBeNull()
})

it('hides and reports an invalid address', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  showModules([createVideo({ video_url: 'javascript:alert(1)', title: 'Mitschnitt' })])
  expect(screen.queryByText('Mitschnitt')).toBeNull()
  expect(report).toHaveBeenCalledOnce()
})

it('renders the videos of a list with headings and texts', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const children = [
    createModule('videolistitem', { video_url: vimeoAddress, title: 'Erster Akt', content: '<p>Mit <b>Chor</b></p>' }),
    createModule('videolistitem', { video_url: 'nichts' }),
  ]
  const { container } = showModules([createModule('videolist', {}, { children })])
  expect(screen.getByRole('heading', { name: 'Erster Akt' })).toBeInTheDocument()
  expect(screen.getByText('Chor')).toBeInTheDocument()
  expect(
    screen.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.matches('[data-model] > ul')),
  ).toHaveLength(1)
  expect(report).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('shows editors a note for a missing video of a list', () => {
  const modules = [createModule('videolist', {}, { children: [createModule('videolistitem', {})] })]
  renderIn('de', <ModuleList modules={modules} locale="de" isEditor />)
  expect(screen.getByRole('note')).toHaveTextContent('Hier fehlt noch ein Video.')
})
