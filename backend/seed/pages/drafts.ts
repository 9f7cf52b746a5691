import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

/** A page that editors are still working on: offline, so visitors must not find it. */
export const seasonReportDraft: SeedPage = {
  key: 'season-report-draft',
  isOnline: false,
  de: {
    slug: 'entwurf-spielzeitbericht',
    title: 'Spielzeitbericht 2025/26 (Entwurf)',
    headline: 'Spielzeitbericht 2025/26',
    metaDescription: 'Entwurf des Spielzeitberichts 2025/26, nicht zur Veröffentlichung.',
    modules: [
      text(
        paragraphs(
          '<strong>Arbeitsstand, gesperrt bis zur Pressekonferenz.</strong> Die Zahlen von 21 Häusern fehlen noch; alle Summen sind vorläufig.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Was sich abzeichnet'),
          text(
            bullets(
              'Die Besuche steigen zum vierten Mal in Folge, vor allem im Kinder- und Jugendtheater.',
              'Konzerte wachsen stärker als das Musiktheater.',
              'Die Einspielquote erreicht wieder den Wert der Spielzeit 2018/19.',
            ),
          ),
        ],
        [image('empty-stage-cold', { alias: 'landscape_small', description: 'Vor dem Aufbau.' })],
      ),
      link('Vorjahr zum Vergleich', '/de/themen/statistik/spielzeitstatistik'),
    ],
  },
  en: {
    slug: 'draft-season-report',
    title: 'Season report 2025/26 (draft)',
    headline: 'Season report 2025/26',
    metaDescription: 'Draft of the season report 2025/26, not for publication.',
    modules: [
      text(
        paragraphs(
          '<strong>Work in progress, under embargo until the press conference.</strong> Figures from 21 houses are still missing; all totals are provisional.',
        ),
      ),
      container(
        '50-50',
        [
          headline('What is emerging'),
          text(
            bullets(
              'Visits rise for the fourth time running, above all in theater for young audiences.',
              'Concerts grow faster than music theater.',
              'The share of own income is back at its level of the 2018/19 season.',
            ),
          ),
        ],
        [image('empty-stage-cold', { alias: 'landscape_small', description: 'Before the set goes up.' })],
      ),
      link('Last year for comparison', '/en/topics/statistics/season-statistics'),
    ],
  },
}
