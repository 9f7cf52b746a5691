import { fullTeaser } from '../blocks'
import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'
import { bodies } from './about-us-bodies'
import { history } from './about-us-history'
import { join } from './about-us-join'
import { mediaLibrary } from './about-us-media'
import { office } from './about-us-office'
import { statutes } from './about-us-statutes'

const mission: SeedPage = {
  key: 'mission',
  inMenu: true,
  heroPicture: 'negotiation-table',
  de: {
    slug: 'auftrag-und-ziele',
    title: 'Auftrag und Ziele',
    headline: 'Kunst möglich machen, Arbeit fair regeln',
    metaDescription:
      'Wofür der VBO steht: faire Tarifverträge, verlässliche Finanzierung, gute Arbeitsbedingungen.',
    modules: [
      headline('Unser Auftrag', { extra_class: 'red_left' }),
      text(
        paragraphs(
          'Der VBO ist Arbeitgeberverband und Fachverband zugleich. Wir schließen Tarifverträge, wir vertreten unsere Mitglieder gegenüber Parlamenten und Verwaltungen, und wir sorgen dafür, dass Häuser voneinander lernen.',
          'Grundlage ist die <a href="/de/ueber-uns/satzung">Satzung</a>. Was sie in Paragrafen sagt, sagen wir hier in vier Sätzen.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Tarifpartner', { headline_level: 3 }),
          text(
            paragraphs(
              'Wir verhandeln hart und fair. Ein Abschluss ist gut, wenn beide Seiten ihn am nächsten Morgen im eigenen Haus erklären können.',
            ),
          ),
          headline('Fürsprecher', { headline_level: 3 }),
          text(
            paragraphs(
              'Theater und Orchester sind keine freiwillige Zierde. Sie gehören zur Grundversorgung einer Stadt, und so reden wir über sie.',
            ),
          ),
        ],
        [
          headline('Ratgeber', { headline_level: 3 }),
          text(
            paragraphs(
              'Nichtverlängerung, Urheberrecht, Gastvertrag: Wer mittags anruft, hat vor der Abendvorstellung eine belastbare Antwort.',
            ),
          ),
          headline('Gedächtnis', { headline_level: 3 }),
          text(
            paragraphs(
              'Seit 1964 zählen wir Vorstellungen, Besuche und Beschäftigte. Wer die Zukunft plant, darf wissen, was war.',
            ),
          ),
        ],
      ),
      headline('Ziele bis 2030'),
      text(
        bullets(
          '<strong>Planbarkeit:</strong> Jede Tariferhöhung findet sich im Zuschuss wieder.',
          '<strong>Familienfreundlichkeit:</strong> Dienstpläne stehen sechs Wochen im Voraus fest.',
          '<strong>Vielfalt:</strong> Wer auf, vor und hinter der Bühne arbeitet, spiegelt die Stadt.',
          '<strong>Klima:</strong> Alle Mitglieder erstellen eine Treibhausgasbilanz.',
        ),
      ),
      link('Wie wir das finanzieren wollen', '/de/themen/kulturpolitik/finanzierung'),
    ],
  },
  en: {
    slug: 'mission',
    title: 'Mission and aims',
    headline: 'Make art possible, make work fair',
    metaDescription:
      'What the VBO stands for: fair collective agreements, reliable funding, good working conditions.',
    modules: [
      headline('Our mission', { extra_class: 'red_left' }),
      text(
        paragraphs(
          'The VBO is both an employers’ association and a professional body. We conclude collective agreements, we represent our members before parliaments and public authorities, and we see to it that houses learn from one another.',
          'Our foundation is the <a href="/en/about-us/statutes">statutes</a>. What they say in sections, we say here in four short answers.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Bargaining partner', { headline_level: 3 }),
          text(
            paragraphs(
              'We negotiate hard and fairly. A settlement is good if both sides can explain it in their own house the next morning.',
            ),
          ),
          headline('Advocate', { headline_level: 3 }),
          text(
            paragraphs(
              'Theaters and orchestras are not an optional ornament. They are part of what a city owes its people, and that is how we speak of them.',
            ),
          ),
        ],
        [
          headline('Adviser', { headline_level: 3 }),
          text(
            paragraphs(
              'Non-renewal, copyright, guest contracts: those who call at noon have a reliable answer before the evening performance.',
            ),
          ),
          headline('Memory', { headline_level: 3 }),
          text(
            paragraphs(
              'Since 1964 we have counted performances, visits and employees. Whoever plans the future may know what went before.',
            ),
          ),
        ],
      ),
      headline('Aims until 2030'),
      text(
        bullets(
          '<strong>Predictability:</strong> every pay rise is reflected in the subsidy.',
          '<strong>Family life:</strong> rotas are fixed six weeks ahead.',
          '<strong>Diversity:</strong> those who work on, in front of and behind the stage mirror their city.',
          '<strong>Climate:</strong> every member draws up a greenhouse gas account.',
        ),
      ),
      link('How we want to fund this', '/en/topics/culture-policy/funding'),
    ],
  },
}

export const aboutUs: SeedPage = {
  key: 'about-us',
  inMenu: true,
  isHighlight: true,
  heroPicture: 'auditorium-plan',
  menuPicture: 'auditorium-plan',
  heroLink: { de: '/de/ueber-uns/mitglied-werden', en: '/en/about-us/join' },
  de: {
    slug: 'ueber-uns',
    title: 'Über uns',
    headline: 'Ein Haus für 310 Häuser',
    metaDescription: 'Der VBO: wer wir sind, wer entscheidet und wie ein Haus Mitglied wird.',
    heroText: 'Wir sind der Arbeitgeberverband der Theater und Orchester.',
    modules: [
      text(
        paragraphs(
          'Der Verband der Bühnen und Orchester vertritt seit mehr als hundert Jahren diejenigen, die Theater und Orchester leiten und tragen: Intendanzen, kaufmännische Leitungen, Städte, Länder, Stiftungen und Vereine.',
          'Unsere Mitglieder könnten verschiedener kaum sein. Das kleinste Haus hat elf Beschäftigte, das größte über tausend. Gemeinsam ist ihnen, dass sie Verantwortung für Menschen tragen, die vom Spielen leben.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Wer wir sind', { headline_level: 2, extra_class: 'red_left' }),
          text(
            bullets(
              '<a href="/de/ueber-uns/auftrag-und-ziele">Auftrag und Ziele</a>',
              '<a href="/de/ueber-uns/geschichte">Geschichte</a>',
              '<a href="/de/ueber-uns/geschaeftsstelle">Geschäftsstelle</a>',
            ),
          ),
        ],
        [
          headline('Wer entscheidet', { headline_level: 2, extra_class: 'red_left' }),
          text(
            bullets(
              '<a href="/de/ueber-uns/organe">Organe des Verbands</a>',
              '<a href="/de/ueber-uns/organe/praesidium">Präsidium</a>',
              '<a href="/de/ueber-uns/satzung">Satzung</a>',
            ),
          ),
        ],
      ),
      headline('Wie wir arbeiten'),
      text(
        paragraphs(
          'Wir haben eine kleine Geschäftsstelle und viele Ehrenamtliche. In den Ausschüssen sitzen Menschen, die morgens einen Dienstplan schreiben und abends selbst im Saal stehen. Deshalb sind unsere Tarifverträge manchmal umständlich, aber nie weltfremd.',
          'Wir arbeiten mit den Gewerkschaften, den kommunalen Spitzenverbänden und den Ministerien zusammen, auch wenn wir nicht einer Meinung sind. Und wir veröffentlichen, was wir fordern und was es kostet.',
        ),
      ),
      image('gallery-tiers', { description: 'Drei Ränge, ein Blick: der Saal vor dem Einlass.' }),
      fullTeaser(
        'Ihr Haus fehlt noch?',
        'Die Mitgliedschaft steht allen offen, die ein Haus tragen, gleich wie groß es ist. Sie bekommen Rat, Zahlen und eine Stimme am Verhandlungstisch.',
        {
          picture: 'foyer-stairs',
          extra_class: 'image-left-bg-red',
          preline: 'Mitgliedschaft',
          link: '/de/ueber-uns/mitglied-werden',
          link_text: 'Mitglied werden',
        },
      ),
    ],
  },
  en: {
    slug: 'about-us',
    title: 'About us',
    headline: 'One house for 310 houses',
    metaDescription: 'The VBO: who we are, who decides and how a house becomes a member.',
    heroText: 'We are the employers’ association of theaters and orchestras.',
    modules: [
      text(
        paragraphs(
          'For more than a hundred years, the Association of Theatres and Orchestras has represented those who run and maintain theaters and orchestras: artistic and executive directors, cities, federal states, foundations and societies.',
          'Our members could hardly be more different. The smallest house has eleven employees, the largest more than a thousand. What they share is responsibility for people who play for a living.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Who we are', { headline_level: 2, extra_class: 'red_left' }),
          text(
            bullets(
              '<a href="/en/about-us/mission">Mission and aims</a>',
              '<a href="/en/about-us/history">History</a>',
              '<a href="/en/about-us/office">Office</a>',
            ),
          ),
        ],
        [
          headline('Who decides', { headline_level: 2, extra_class: 'red_left' }),
          text(
            bullets(
              '<a href="/en/about-us/bodies">Governing bodies</a>',
              '<a href="/en/about-us/bodies/executive-board">Executive board</a>',
              '<a href="/en/about-us/statutes">Statutes</a>',
            ),
          ),
        ],
      ),
      headline('How we work'),
      text(
        paragraphs(
          'We have a small office and many volunteers. Our committees consist of people who write a rota in the morning and stand in the house at night. That is why our agreements are sometimes intricate, but never unworldly.',
          'We work with unions, municipal associations and ministries, even when we disagree. And we publish what we ask for and what it costs.',
        ),
      ),
      image('gallery-tiers', { description: 'Three tiers, one view: the house before the doors open.' }),
      fullTeaser(
        'Is your house missing?',
        'Membership is open to everyone who runs a house, whatever its size. You get advice, figures and a voice at the bargaining table.',
        {
          picture: 'foyer-stairs',
          extra_class: 'image-left-bg-red',
          preline: 'Membership',
          link: '/en/about-us/join',
          link_text: 'Become a member',
        },
      ),
    ],
  },
  children: [mission, bodies, statutes, office, history, mediaLibrary, join],
}
