import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const orchestra: SeedPage = {
  key: 'agreement-orchestra',
  inMenu: true,
  hasTabNavigation: true,
  de: {
    slug: 'orchester',
    title: 'Orchester',
    headline: 'Orchester: Dienste, Pulte, Gehörschutz',
    metaDescription:
      'Der TV Orchester: Dienste, Probespiel, Instrumentengeld, Gehörschutz und Vergütungsgruppen.',
    modules: [
      text(
        paragraphs(
          'Ein Orchester misst die Zeit in Diensten. Ein Dienst ist eine Probe oder eine Aufführung, und jede Art hat ihre Länge. In acht Wochen sind höchstens 64 Dienste zu leisten, im Blech und im Solopult weniger.',
        ),
      ),
      headline('Das Probespiel', { extra_class: 'red_left' }),
      text(
        paragraphs(
          'Wer in ein Orchester will, spielt zuerst hinter einem Vorhang. Das Orchester stimmt ab, die Leitung engagiert. Auf das Probejahr folgt ein unbefristeter Vertrag. Unsere Empfehlung: Der Vorhang bleibt bis zur letzten Runde geschlossen.',
        ),
      ),
      container(
        '67-33',
        [
          headline('Was der Tarifvertrag außerdem regelt'),
          text(
            bullets(
              '<strong>Instrumentengeld</strong> für Pflege, Saiten, Blätter und Rohre',
              '<strong>Tätigkeitszulagen</strong> für Stimmführung und Nebeninstrumente',
              '<strong>Gehörschutz:</strong> Messung jedes Pultes, angepasster Schutz, Wechsel nach lauten Diensten',
              '<strong>Medien:</strong> eine Pauschale für Mitschnitte, die dem Haus dienen',
            ),
          ),
        ],
        [
          image('orchestra-pit', {
            alias: 'landscape_small',
            description: 'Im Graben, zehn Minuten vor dem Einstimmen.',
          }),
          image('timpani', { alias: 'landscape_small', description: 'Pauken: 92 Dezibel am Pult davor.' }),
        ],
      ),
      headline('Mitsprache'),
      text(
        paragraphs(
          'Jedes Orchester wählt einen Vorstand. Er ist bei Engagements, Dienstplänen und der Wahl der musikalischen Leitung anzuhören. Gute Häuser fragen ihn früher, als sie müssten.',
        ),
      ),
      link('Vergütungsgruppen ansehen', '/de/themen/tarifvertraege/verguetungstabellen#orchester'),
    ],
  },
  en: {
    slug: 'orchestra',
    title: 'Orchestra',
    headline: 'Orchestra: services, desks, hearing',
    metaDescription:
      'The orchestra agreement: services, auditions, instrument allowance, hearing protection, pay groups.',
    modules: [
      text(
        paragraphs(
          'An orchestra measures time in services. A service is a rehearsal or a performance, and each kind has its length. No more than 64 services are due in eight weeks, and fewer in the brass and for principals.',
        ),
      ),
      headline('The audition', { extra_class: 'red_left' }),
      text(
        paragraphs(
          'Whoever wants to join an orchestra first plays behind a curtain. The orchestra votes, the management engages. A probationary year is followed by a permanent contract. Our recommendation: the curtain stays closed until the final round.',
        ),
      ),
      container(
        '67-33',
        [
          headline('What else the agreement covers'),
          text(
            bullets(
              '<strong>Instrument allowance</strong> for care, strings, reeds and tubes',
              '<strong>Supplements</strong> for section leaders and second instruments',
              '<strong>Hearing:</strong> measurement at every desk, fitted protection, rotation after loud services',
              '<strong>Media:</strong> a flat fee for recordings that serve the house',
            ),
          ),
        ],
        [
          image('orchestra-pit', {
            alias: 'landscape_small',
            description: 'In the pit, ten minutes before tuning.',
          }),
          image('timpani', {
            alias: 'landscape_small',
            description: 'Timpani: 92 decibels at the desk in front.',
          }),
        ],
      ),
      headline('A say'),
      text(
        paragraphs(
          'Every orchestra elects a committee. It is heard on engagements, rotas and the choice of the music director. Good houses ask it earlier than they have to.',
        ),
      ),
      link('See the pay groups', '/en/topics/collective-agreements/pay-tables#orchestra'),
    ],
  },
}
