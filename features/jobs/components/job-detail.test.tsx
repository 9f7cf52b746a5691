import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Job } from '@/lib/contract/jobs/jobs'
import { aJob, aJobTeaser } from '@/tests/factories/job'
import { renderIn } from '@/tests/render'
import { JobDetail } from './job-detail'

const show = (fields: Partial<Job> = {}, { isPreview = false } = {}) =>
  renderIn(
    'de',
    <JobDetail
      job={aJob(fields)}
      today="2026-11-29"
      locale="de"
      address={isPreview ? null : 'https://buehnenhaus.test/de/jobboerse/mezzosopran/7'}
      renderText={(text) => <p>{text.replace(/<[^>]*>/g, '')}</p>}
    />,
  )

const getFacts = () => screen.getByRole('region', { name: 'Auf einen Blick' })

describe('JobDetail', () => {
  it('shows title, employer and deadline', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mezzosopran (w/m/d)')
    expect(screen.getByText('1. Dezember 2026')).toHaveAttribute('datetime', '2026-12-01')
    expect(screen.getByText('Noch 2 Tage')).toBeInTheDocument()
    expect(getFacts()).toHaveTextContent('Gießen, Hessen')
    expect(getFacts()).toHaveTextContent('1. August 2027')
    expect(getFacts()).not.toHaveTextContent('Fach')
  })

  it('omits empty texts', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Die Stelle' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Das bieten wir' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Das bringen Sie mit' })).toBeNull()
  })

  it('links to a mail with a subject, or to the address for applications', () => {
    show({ application_url: 'https://example.org/apply' })
    const subject = encodeURIComponent('Bewerbung: Mezzosopran (w/m/d) (Stadttheater Beispielstadt)')
    expect(screen.getByRole('link', { name: 'Per E-Mail bewerben' })).toHaveAttribute(
      'href',
      `mailto:bewerbung@example.org?subject=${subject}`,
    )
    expect(screen.getByRole('link', { name: /^Online bewerben/ })).toHaveAttribute('href', 'https://example.org/apply')
  })

  it('links to the PDF with its length', () => {
    show({ pdf: { name: 'a.pdf', byte_size: 1_600_000, url: '/api/jobs/7/pdf/a.pdf' } })
    const link = screen.getByRole('link', { name: 'Vollständige Ausschreibung' })
    expect(link).toHaveAttribute('href', '/api/jobs/7/pdf/a.pdf')
    expect(link.parentElement).toHaveTextContent('PDF, 1,6 MB')
  })

  it('links to the employer if it is in the directory', () => {
    const organization = { id: 3, title: 'Stadttheater', url: '/de/unsere-mitglieder/stadttheater/3' }
    show({ organization })
    const link = screen.getByRole('link', { name: 'Stadttheater Beispielstadt' })
    expect(link).toHaveAttribute('href', organization.url)
  })

  it('marks an untranslated ad with its language, but not the words of the page', () => {
    const similar = [aJobTeaser({ id: 8, title: 'Alto', language: 'en', url: '/de/jobboerse/alto/8' })]
    show({ language: 'en', similar })
    for (const words of ['Mezzosopran (w/m/d)', 'Alto', 'nach NV Bühne']) {
      expect(screen.getByText(words)).toHaveAttribute('lang', 'en-US')
    }
    for (const words of ['Noch 2 Tage', 'Musiktheater']) {
      expect(screen.getAllByText(words).some((element) => element.closest('[lang]:not(html)'))).toBe(false)
    }
    expect(screen.getByText('Diese Anzeige gibt es nur auf Englisch.')).toBeInTheDocument()
    expect(screen.getByText('Wir suchen eine Stimme.').closest('[lang]')).toHaveAttribute('lang', 'en-US')
  })

  it('links to similar ads', () => {
    show({ similar: [aJobTeaser({ id: 8, title: 'Alt im Chor', url: '/de/jobboerse/alt/8' })] })
    const similar = screen.getByRole('region', { name: 'Ähnliche Anzeigen' })
    expect(within(similar).getByRole('link')).toHaveAttribute('href', '/de/jobboerse/alt/8')
  })

  it('offers to print, share and save, but not in the preview', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { unmount } = show()
    expect(screen.getByRole('link', { name: 'Per E-Mail' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }))
    expect(print).toHaveBeenCalledOnce()
    unmount()
    show({}, { isPreview: true })
    expect(screen.queryByRole('link', { name: 'Per E-Mail' })).toBeNull()
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
