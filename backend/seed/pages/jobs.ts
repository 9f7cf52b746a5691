import { fullTeaser } from '../blocks'
import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs, steps } from '../html'

export const jobBoard: SeedPage = {
  key: 'job-board',
  inMenu: true,
  isHighlight: true,
  heroPicture: 'workshop-planks',
  de: {
    slug: 'jobboerse',
    title: 'Jobbörse',
    headline: 'Arbeiten am Theater und im Orchester',
    metaDescription: 'Stellen in Kunst, Technik, Werkstatt und Verwaltung an Theatern und in Orchestern.',
    heroText: 'Stellen in Kunst, Technik, Werkstatt und Verwaltung.',
    modules: [
      text(
        paragraphs(
          'Hier schreiben Theater, Orchester und verwandte Einrichtungen ihre offenen Stellen aus. Jede Anzeige nennt Arbeitsort, Vertrag, Bewerbungsfrist und eine Person, die Fragen beantwortet. Am Tag nach der Frist verschwindet sie von selbst.',
          'Sie suchen Personal? Mitglieder und registrierte Einrichtungen veröffentlichen kostenlos und sofort.',
        ),
      ),
      headline('Gut zu wissen'),
      text(
        bullets(
          'Alle Filter lassen sich verbinden; wie viele Stellen ein Wert noch übrig lässt, steht daneben.',
          'Jede Auswahl hat ihre eigene Adresse: Sie können sie als Lesezeichen ablegen oder weitergeben.',
          'Vorstellungsreisen bezahlt bei unseren Mitgliedern das einladende Haus.',
          'Bewerbungen von Menschen mit Behinderung sind überall willkommen; fragen Sie nach dem Zugang zur Bühne.',
        ),
      ),
      fullTeaser(
        'Sie haben eine Stelle zu besetzen?',
        'Anmelden, schreiben, veröffentlichen: Ihre Anzeige ist heute noch sichtbar und endet von selbst mit der Bewerbungsfrist.',
        {
          picture: 'empty-stage-cold',
          extra_class: 'image-right-bg-green',
          preline: 'Für Häuser',
          link: '/de/stellenanzeige-veroeffentlichen',
          link_text: 'Stellenanzeige veröffentlichen',
        },
      ),
    ],
  },
  en: {
    slug: 'jobboerse',
    title: 'Job board',
    headline: 'Work in theaters and orchestras',
    metaDescription: 'Jobs on stage, in workshops, technology and administration at theaters and orchestras.',
    heroText: 'Jobs on stage, in workshops, technology and administration.',
    modules: [
      text(
        paragraphs(
          'This is where theaters, orchestras and related institutions advertise their vacancies. Every advertisement names the place of work, the contract, the closing date and a person who answers questions. It disappears by itself the day after the closing date.',
          'Are you looking for staff? Members and registered institutions publish free of charge and at once.',
        ),
      ),
      headline('Good to know'),
      text(
        bullets(
          'All filters can be combined; beside each value you see how many positions it leaves.',
          'Every selection has an address of its own, which you can bookmark or share.',
          'Among our members, the inviting house pays for travel to auditions and interviews.',
          'Applications from people with disabilities are welcome everywhere; do ask about access to the stage.',
        ),
      ),
      fullTeaser(
        'Do you have a position to fill?',
        'Log in, write, publish: your advertisement is visible today and ends by itself on the closing date.',
        {
          picture: 'empty-stage-cold',
          extra_class: 'image-right-bg-green',
          preline: 'For houses',
          link: '/en/publish-job',
          link_text: 'Publish a job advertisement',
        },
      ),
    ],
  },
}

export const publishJob: SeedPage = {
  key: 'publish-job',
  areaClass: 'account',
  de: {
    slug: 'stellenanzeige-veroeffentlichen',
    title: 'Stellenanzeige veröffentlichen',
    headline: 'Ihre Stelle, heute noch sichtbar',
    metaDescription: 'So veröffentlichen Sie eine Stellenanzeige in der Jobbörse des VBO.',
    modules: [
      headline('In vier Schritten'),
      text(
        steps(
          '<strong>Stelle und Ort:</strong> Titel, Bereich, Arbeitgeber und Ort. Was Sie schreiben, wird von selbst als Entwurf gespeichert.',
          '<strong>Texte:</strong> Was zu tun ist, was Sie erwarten und was Sie bieten, auf Wunsch in beiden Sprachen.',
          '<strong>Bedingungen:</strong> Art der Beschäftigung, Vergütung, Frist und wie man sich bewirbt.',
          '<strong>Prüfen:</strong> Die Vorschau zeigt die Anzeige so, wie Bewerberinnen und Bewerber sie sehen. Sie erscheint sofort und endet mit der Bewerbungsfrist, spätestens nach 90 Tagen.',
        ),
      ),
      container(
        '67-33',
        [
          headline('Was eine gute Anzeige sagt'),
          text(
            bullets(
              'welcher Tarifvertrag und welche Vergütung gelten',
              'ob die Stelle befristet ist und warum',
              'ob Teilzeit möglich ist',
              'dass Bewerbungen aller Menschen willkommen sind',
            ),
          ),
        ],
        [image('costume-folds', { alias: 'landscape_small', description: 'Aus dem Fundus.' })],
      ),
    ],
  },
  en: {
    slug: 'publish-job',
    title: 'Publish a job advertisement',
    headline: 'Your vacancy, visible today',
    metaDescription: 'How to publish a vacancy on the VBO’s job board.',
    modules: [
      headline('In four steps'),
      text(
        steps(
          '<strong>Position and place:</strong> title, field, employer and place. What you write is saved as a draft by itself.',
          '<strong>Texts:</strong> what is to be done, what you expect and what you offer, in both languages if you like.',
          '<strong>Conditions:</strong> type of employment, pay, closing date and how to apply.',
          '<strong>Check:</strong> the preview shows the advertisement as applicants will see it. It appears at once and ends on the closing date, after 90 days at the latest.',
        ),
      ),
      container(
        '67-33',
        [
          headline('What a good advertisement says'),
          text(
            bullets(
              'which collective agreement and which pay apply',
              'whether the position is fixed-term, and why',
              'whether part-time work is possible',
              'that applications from everyone are welcome',
            ),
          ),
        ],
        [image('costume-folds', { alias: 'landscape_small', description: 'From the costume store.' })],
      ),
    ],
  },
}

export const myJobs: SeedPage = {
  key: 'my-jobs',
  areaClass: 'account',
  de: {
    slug: 'meine-stellenanzeigen',
    title: 'Meine Stellenanzeigen',
    headline: 'Meine Stellen\u00adanzeigen',
    metaDescription: 'Eigene Stellenanzeigen verwalten, erneut veröffentlichen, zurückziehen oder löschen.',
    modules: [
      text(
        paragraphs(
          'Hier verwalten Sie Ihre Anzeigen: Entwürfe weiterschreiben, laufende Anzeigen ändern oder zurückziehen, abgelaufene erneut veröffentlichen, frühere als Vorlage kopieren. Eine gelöschte Anzeige lässt sich nicht wiederherstellen.',
        ),
      ),
      link('Neue Anzeige schreiben', '/de/stellenanzeige-veroeffentlichen', { button: true }),
    ],
  },
  en: {
    slug: 'jobs-advertisements',
    title: 'My job advertisements',
    headline: 'My job advertisements',
    metaDescription: 'Manage, republish, withdraw or delete your own job advertisements.',
    modules: [
      text(
        paragraphs(
          'This is where you manage your advertisements: finish drafts, change or withdraw current ones, publish expired ones again, copy earlier ones as a template. A deleted advertisement cannot be restored.',
        ),
      ),
      link('Write a new advertisement', '/en/publish-job', { button: true }),
    ],
  },
}
