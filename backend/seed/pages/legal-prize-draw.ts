import { headline, image, link, type SeedPage, text } from '../content'
import { paragraphs, steps } from '../html'

export const prizeDraw: SeedPage = {
  key: 'prize-draw',
  inFooter: true,
  de: {
    slug: 'gewinnspiel',
    title: 'Gewinnspiel',
    headline: 'Gewinnspiel „Ein Abend im Parkett“',
    metaDescription: 'Teilnahmebedingungen und Datenschutz des Gewinnspiels „Ein Abend im Parkett“.',
    modules: [
      text(
        paragraphs(
          'Zum Tag des offenen Vorhangs am 27. März 2027 verlosen wir zwanzigmal zwei Karten für ein Mitgliedshaus Ihrer Wahl. Wir möchten von Ihnen wissen: Welcher Theater- oder Konzertabend ist Ihnen geblieben, und warum?',
        ),
      ),
      image('curtain-red', { alias: 'landscape_big', description: 'Reihe sieben, Mitte.' }),
      headline('So nehmen Sie teil'),
      text(
        paragraphs(
          'Schreiben Sie bis zum 28. Februar 2027 an <a href="mailto:gewinnspiel@vbo.example.org">gewinnspiel@vbo.example.org</a>. Drei Sätze genügen. Ihr Name und eine Adresse, unter der wir Sie erreichen, gehören dazu.',
        ),
      ),
      headline('Teilnahmebedingungen', { anchor: 'bedingungen' }),
      text(
        steps(
          'Veranstalter ist der VBO, Prospektgasse 7, 10117 Berlin.',
          'Teilnehmen dürfen alle ab 16 Jahren mit Wohnsitz in Deutschland, einmal je Person. Beschäftigte der Geschäftsstelle und ihre Angehörigen sind ausgeschlossen.',
          'Die Teilnahme ist kostenlos und hängt von keinem Kauf und keiner Newsletter-Anmeldung ab.',
          'Das Los entscheidet. Wer gewinnt, erfährt es bis zum 10. März 2027 per E-Mail. Antwortet jemand nicht binnen zehn Tagen, wird neu gelost.',
          'Der Gewinn wird nicht bar ausgezahlt. Der Rechtsweg ist ausgeschlossen.',
        ),
      ),
      headline('Datenschutz beim Gewinnspiel', { anchor: 'daten' }),
      text(
        paragraphs(
          'Wir verwenden Ihre Angaben nur für die Verlosung (Artikel 6 Absatz 1 Buchstabe b DSGVO) und löschen sie bis zum 30. April 2027. Ihre Geschichte veröffentlichen wir nur, wenn Sie es ausdrücklich erlauben.',
        ),
      ),
      link('Datenschutz dieser Website', '/de/datenschutz'),
    ],
  },
  en: {
    slug: 'prize-draw',
    title: 'Prize draw',
    headline: 'Prize draw “An evening in the stalls”',
    metaDescription: 'Conditions and data protection of the prize draw “An evening in the stalls”.',
    modules: [
      text(
        paragraphs(
          'For the Day of the Open Curtain on March 27, 2027, we are giving away twenty pairs of tickets for a member house of your choice. We would like to know: which evening at the theater or a concert has stayed with you, and why?',
        ),
      ),
      image('curtain-red', { alias: 'landscape_big', description: 'Row seven, center.' }),
      headline('How to take part'),
      text(
        paragraphs(
          'Write to <a href="mailto:gewinnspiel@vbo.example.org">gewinnspiel@vbo.example.org</a> by February 28, 2027. Three sentences are enough. Please include your name and an address where we can reach you.',
        ),
      ),
      headline('Conditions', { anchor: 'conditions' }),
      text(
        steps(
          'The organizer is the VBO, Prospektgasse 7, 10117 Berlin.',
          'Everyone aged 16 or over who lives in Germany may take part, once per person. Staff of our office and their families are excluded.',
          'Taking part is free and depends on no purchase and no newsletter subscription.',
          'Winners are drawn by lot and told by e-mail by March 10, 2027. If someone does not reply within ten days, we draw again.',
          'Prizes are not paid in cash. There is no recourse to the courts.',
        ),
      ),
      headline('Data protection in the prize draw', { anchor: 'data' }),
      text(
        paragraphs(
          'We use your details only for the draw (Article 6 (1) (b) GDPR) and delete them by April 30, 2027. We publish your story only if you expressly allow it.',
        ),
      ),
      link('Data protection on this website', '/en/data-protection'),
    ],
  },
}
