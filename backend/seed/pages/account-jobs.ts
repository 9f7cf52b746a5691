import { link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'

const deleteJob: SeedPage = {
  key: 'account-jobs-delete',
  areaClass: 'account',
  de: {
    slug: 'delete',
    title: 'Stellenanzeige löschen',
    headline: 'Stellenanzeige löschen',
    metaDescription: 'Eine eigene Stellenanzeige endgültig löschen.',
    modules: [
      text(
        paragraphs(
          'Eine gelöschte Anzeige verschwindet sofort aus der Jobbörse und lässt sich nicht wiederherstellen. Ist die Stelle nur vorübergehend besetzt, ziehen Sie die Anzeige besser zurück: Dann bleibt sie als Vorlage erhalten.',
        ),
      ),
      link('Zurück zu meinen Stellenanzeigen', '/de/meine-stellenanzeigen'),
    ],
  },
  en: {
    slug: 'delete',
    title: 'Delete a job advertisement',
    headline: 'Delete a job advertisement',
    metaDescription: 'Delete one of your own job advertisements for good.',
    modules: [
      text(
        paragraphs(
          'A deleted advertisement disappears from the job board at once and cannot be restored. If the post is filled only for a while, it is better to withdraw the advertisement: it then remains as a template.',
        ),
      ),
      link('Back to my job advertisements', '/en/jobs-advertisements'),
    ],
  },
}

/** A place in the tree alone: its address leads nowhere, its children have theirs below it. */
export const accountJobs: SeedPage = {
  key: 'account-jobs',
  areaClass: 'account',
  isClickable: false,
  de: {
    slug: 'jobs',
    title: 'Stellenanzeigen',
    headline: 'Stellenanzeigen',
    metaDescription: 'Eigene Stellenanzeigen im Mitgliederbereich des VBO.',
    modules: [],
  },
  en: {
    slug: 'jobs',
    title: 'Job advertisements',
    headline: 'Job advertisements',
    metaDescription: 'Your own job advertisements in the VBO’s members’ area.',
    modules: [],
  },
  children: [deleteJob],
}
