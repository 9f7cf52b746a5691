import { team } from '../blocks'
import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const office: SeedPage = {
  key: 'office',
  inMenu: true,
  de: {
    slug: 'geschaeftsstelle',
    title: 'Geschäftsstelle',
    headline: 'Prospektgasse 7, zweiter Hof',
    metaDescription:
      'Die Geschäftsstelle des VBO in Berlin: Aufgaben, Referate, Anfahrt und barrierefreier Zugang.',
    modules: [
      container(
        '67-33',
        [
          text(
            paragraphs(
              'In der Geschäftsstelle und den Landesverbänden arbeiten rund sechzig Menschen: Juristinnen und Juristen, Fachleute für Statistik, Kulturpolitik und Kommunikation und ein Empfang, der fast jede Frage schon einmal gehört hat. Sie bereiten Verhandlungen vor, beraten die Mitglieder und setzen um, was die <a href="/de/ueber-uns/organe">Organe</a> beschließen.',
              'Am schnellsten hilft Ihnen die Person, die für Ihr Thema zuständig ist. Sie finden sie unter <a href="/de/ansprechpersonen">Ansprechpersonen</a>.',
            ),
          ),
        ],
        [
          image('city-lights', {
            alias: 'landscape_small',
            description: 'Berlin-Mitte, kurz nach Vorstellungsende.',
          }),
        ],
      ),
      headline('Vier Referate'),
      text(
        bullets(
          '<strong>Tarif und Recht:</strong> Verhandlungen, Rechtsberatung, Vertretung vor den Bühnenschiedsgerichten',
          '<strong>Kulturpolitik:</strong> Stellungnahmen, Finanzierung, Europa',
          '<strong>Statistik und Digitales:</strong> Spielzeitstatistik, Datenportal, dieser Auftritt',
          '<strong>Kommunikation:</strong> Presse, Newsletter, Veranstaltungen, Jobbörse',
        ),
      ),
      headline('Wer Ihnen weiterhilft'),
      team(
        'standard',
        'ngozi.brackhage',
        'annegret.kossmehl',
        'konstantin.wellbrock',
        'friederike.anschuetz',
        'beatrix.hollenstedt',
        'ingeborg.tannwald',
      ),
      headline('Ihr Weg zu uns', { anchor: 'anfahrt' }),
      text(
        paragraphs(
          'Wir sind montags bis donnerstags von 9 bis 17 Uhr und freitags von 9 bis 15:30 Uhr für Sie da. Bitte vereinbaren Sie einen Termin, damit die richtige Person Zeit für Sie hat.',
          'Der Zugang ist stufenlos; der Aufzug im zweiten Hof führt in alle Etagen. Ein barrierefreies WC liegt im Erdgeschoss, eine Induktionsschleife im großen Sitzungssaal. Assistenzhunde sind willkommen. Brauchen Sie mehr, sagen Sie es uns vorab.',
        ),
        { anchor: 'besuch' },
      ),
      link('E-Mail an die Geschäftsstelle', 'mailto:post@vbo.example.org', { button: true }),
    ],
  },
  en: {
    slug: 'office',
    title: 'Office',
    headline: 'Prospektgasse 7, second courtyard',
    metaDescription: 'The VBO office in Berlin: tasks, departments, directions and step-free access.',
    modules: [
      container(
        '67-33',
        [
          text(
            paragraphs(
              'Around sixty people work in our office and the regional associations: lawyers, specialists in statistics, culture policy and communications, and a front desk that has heard almost every question before. They prepare negotiations, advise members and carry out what the <a href="/en/about-us/bodies">governing bodies</a> decide.',
              'The quickest help comes from the person in charge of your subject. You will find them under <a href="/en/contact">contact persons</a>.',
            ),
          ),
        ],
        [
          image('city-lights', {
            alias: 'landscape_small',
            description: 'Central Berlin, just after the final curtain.',
          }),
        ],
      ),
      headline('Four departments'),
      text(
        bullets(
          '<strong>Agreements and law:</strong> negotiations, legal advice, representation before the stage arbitration tribunals',
          '<strong>Culture policy:</strong> position papers, funding, Europe',
          '<strong>Statistics and digital services:</strong> season statistics, data portal, this website',
          '<strong>Communications:</strong> press, newsletter, events, job board',
        ),
      ),
      headline('People who can help'),
      team(
        'standard',
        'ngozi.brackhage',
        'annegret.kossmehl',
        'konstantin.wellbrock',
        'friederike.anschuetz',
        'beatrix.hollenstedt',
        'ingeborg.tannwald',
      ),
      headline('How to reach us', { anchor: 'directions' }),
      text(
        paragraphs(
          'We are here for you from Monday to Thursday, 9 to 17, and on Friday, 9 to 15:30. Please make an appointment so that the right person has time for you.',
          'Access is step-free; the lift in the second courtyard serves all floors. There is an accessible toilet on the ground floor and an induction loop in the large meeting room. Assistance dogs are welcome. If you need more, tell us beforehand.',
        ),
        { anchor: 'visit' },
      ),
      link('E-mail the office', 'mailto:post@vbo.example.org', { button: true }),
    ],
  },
}
