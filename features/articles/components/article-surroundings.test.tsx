import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ArticleDetail } from '@/lib/contract/pages/article'
import { renderIn } from '@/tests/render'
import { ArticleSurroundings } from './article-surroundings'

const source = { avif: '/a.avif', webp: '/a.webp', jpg: '/a.jpg', width: 720, height: 405 }
const image = {
  id: 1,
  alt: 'Bühne',
  focal: { x: 0.5, y: 0.5 },
  width: 2400,
  height: 1350,
  description: 'Die Bühne von oben',
  copyright: 'Bildwerkstatt',
  thumbs: { small: source, medium: source, large: source, xlarge: source },
}

const file = (id: number, name: string) => ({
  id,
  title: name,
  size: 1_500_000,
  type: 'application/pdf',
  date: '2026-02-01',
  language: 'de' as const,
  url: `/api/files/${id}/${name}.pdf`,
})

const release: ArticleDetail = {
  id: 7,
  url: '/de/pressemitteilungen/tarif/7',
  urls: { de: '/de/x/7', en: null },
  title: 'Tarif',
  subtitle: '',
  teaser: '',
  image: null,
  section: 'press',
  author: '',
  date: '2026-02-01T12:00:00+01:00',
  categories: [],
  tags: [],
  modules: [],
  contact: null,
  related: [],
  previous: null,
  next: null,
  attachments: {
    id: 3,
    title: 'Material',
    slug: 'material',
    description: '',
    category: { id: 1, title: 'Presse', slug: 'presse' },
    files: [file(1, 'Studie'), file(2, 'Tabelle')],
    zip: '/api/download-directories/3/files.zip',
  },
  pictures: [{ image, size: 2_400_000, type: 'image/jpeg', url: '/de/api/press-releases/7/pictures/1' }],
}

const show = (overrides: Partial<ArticleDetail> = {}, pressTerms = 'Honorarfrei.') =>
  renderIn(
    'de',
    <ArticleSurroundings
      article={{ ...release, ...overrides }}
      locale="de"
      address="https://example.org/de/x/7"
      pressTerms={pressTerms}
    />,
  )

it('lists files with type and size, and a ZIP file of all', () => {
  show()
  const files = within(screen.getByRole('region', { name: 'Material zum Herunterladen' }))
  expect(files.getByRole('link', { name: /^Studie PDF, 1,5 Megabyte Deutsch 1\. Februar 2026/ })).toHaveAttribute(
    'href',
    '/api/files/1/Studie.pdf',
  )
  expect(files.getByRole('link', { name: 'Alle 2 Dateien als ZIP' })).toHaveAttribute('download')
})

it('offers each picture with credit, dimensions and terms', () => {
  show()
  const pictures = within(screen.getByRole('region', { name: 'Pressebilder' }))
  const name = 'Die Bühne von oben Bild: Bildwerkstatt JPEG, 2400 × 1350 Pixel, 2,4 Megabyte'
  const link = pictures.getByRole('link')
  expect(link).toHaveAttribute('href', '/de/api/press-releases/7/pictures/1')
  expect(link).toHaveAccessibleName(name)
  expect(pictures.getByText(/Honorarfrei\./)).toBeVisible()
})

it('renders no empty sections', () => {
  show({ attachments: null, pictures: [] }, '')
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByText(/Nutzung/)).toBeNull()
})
