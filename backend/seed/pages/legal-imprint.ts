import { container, headline, link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'

export const imprint: SeedPage = {
  key: 'imprint',
  inFooter: true,
  de: {
    slug: 'impressum',
    title: 'Impressum',
    headline: 'Impressum',
    metaDescription: 'Anbieterkennzeichnung des VBO nach § 5 DDG und § 18 Absatz 2 MStV.',
    modules: [
      container(
        '50-50',
        [
          headline('Anbieter'),
          text(
            paragraphs(
              'VBO — Verband der Bühnen und Orchester e. V.<br />Prospektgasse 7<br />10117 Berlin<br />Deutschland',
              'Telefon: +49 30 23125 000<br />E-Mail: <a href="mailto:post@vbo.example.org">post@vbo.example.org</a>',
            ),
          ),
        ],
        [
          headline('Vertretung'),
          text(
            paragraphs(
              'Der Verband wird vertreten durch die Präsidentin Dr. Henrike Olbersleben und die Geschäftsführende Direktorin Jolanda Freudenreich, jede für sich allein.',
              'Vereinsregister: Amtsgericht Charlottenburg<br />Registernummer: VR 00000 B',
            ),
          ),
        ],
      ),
      headline('Verantwortlich für den Inhalt'),
      text(
        paragraphs(
          'Verantwortlich nach § 18 Absatz 2 MStV ist Jolanda Freudenreich, Anschrift wie oben. Für Stellenanzeigen, Veranstaltungshinweise und Downloads der Mitglieder ist das jeweilige Haus verantwortlich.',
        ),
      ),
      headline('Bilder und Rechte'),
      text(
        paragraphs(
          'Texte und Bilder dieses Auftritts sind urheberrechtlich geschützt. Den Bildnachweis finden Sie an jedem Bild. Pressebilder dürfen Sie mit Nachweis honorarfrei für die Berichterstattung verwenden.',
        ),
      ),
      headline('Links und Streitbeilegung'),
      text(
        paragraphs(
          'Seiten, auf die wir verweisen, haben wir beim Setzen des Links geprüft. Für ihren späteren Inhalt sind ihre Anbieter verantwortlich. An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.',
        ),
      ),
      link('Hinweise zum Datenschutz', '/de/datenschutz'),
    ],
  },
  en: {
    slug: 'imprint',
    title: 'Imprint',
    headline: 'Imprint',
    metaDescription: 'Provider identification of the VBO according to German law.',
    modules: [
      container(
        '50-50',
        [
          headline('Provider'),
          text(
            paragraphs(
              'VBO — Verband der Bühnen und Orchester e. V.<br />(Association of Theatres and Orchestras)<br />Prospektgasse 7<br />10117 Berlin<br />Germany',
              'Phone: +49 30 23125 000<br />E-mail: <a href="mailto:post@vbo.example.org">post@vbo.example.org</a>',
            ),
          ),
        ],
        [
          headline('Represented by'),
          text(
            paragraphs(
              'The association is represented by its president, Dr Henrike Olbersleben, and its executive director, Jolanda Freudenreich, each acting alone.',
              'Register of associations: Amtsgericht Charlottenburg<br />Registration number: VR 00000 B',
            ),
          ),
        ],
      ),
      headline('Responsible for content'),
      text(
        paragraphs(
          'Jolanda Freudenreich, address as above, is responsible under section 18 (2) of the German Interstate Media Treaty. For job advertisements, event notices and downloads of members, the respective house is responsible.',
        ),
      ),
      headline('Pictures and rights'),
      text(
        paragraphs(
          'Texts and pictures on this website are protected by copyright. Each picture carries its credit. Press pictures may be used free of charge in news coverage if the credit is given.',
        ),
      ),
      headline('Links and dispute resolution'),
      text(
        paragraphs(
          'We checked the pages we link to when we set the link. Their providers are responsible for what they show later. We do not take part in dispute resolution before a consumer arbitration board and are not obliged to do so.',
        ),
      ),
      link('Data protection notice', '/en/data-protection'),
    ],
  },
}
