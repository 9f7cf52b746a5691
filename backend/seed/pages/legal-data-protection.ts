import { headline, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const dataProtection: SeedPage = {
  key: 'data-protection',
  inFooter: true,
  de: {
    slug: 'datenschutz',
    title: 'Datenschutz',
    headline: 'Datenschutz',
    metaDescription:
      'Welche Daten der VBO auf dieser Website verarbeitet, wozu, wie lange und welche Rechte Sie haben.',
    modules: [
      text(
        paragraphs(
          'Wir erheben so wenig wie möglich. Diese Website misst keine Reichweite, zeigt keine Werbung und lädt nichts von Dritten, bevor Sie zugestimmt haben. Verantwortlich ist der VBO, Prospektgasse 7, 10117 Berlin. Unsere Datenschutzbeauftragte erreichen Sie unter <a href="mailto:datenschutz@vbo.example.org">datenschutz@vbo.example.org</a>.',
        ),
      ),
      headline('Besuch der Website'),
      text(
        paragraphs(
          'Unser Server verarbeitet Ihre IP-Adresse, um die Seite auszuliefern und Angriffe abzuwehren (Artikel 6 Absatz 1 Buchstabe f DSGVO). In Protokollen bleibt sie höchstens 14 Tage, das Netz, aus dem jemand sich anmeldet oder abgewiesen wird, im Sicherheitsprotokoll 90 Tage.',
        ),
      ),
      headline('Cookies', { anchor: 'cookies' }),
      text(
        bullets(
          '<strong>Sitzung</strong> und <strong>Anmeldehinweis</strong>: nur wenn Sie sich anmelden, bis zu 14 Tage',
          '<strong>Bekanntes Gerät</strong>: nach einer Anmeldung, ein Jahr; damit niemand Sie durch falsche Passwörter aussperrt',
          '<strong>Formularschutz</strong>: verhindert, dass Fremde in Ihrem Namen Formulare absenden',
          '<strong>Einwilligung</strong>: merkt sich Ihre Entscheidung über externe Medien, 180 Tage',
        ) +
          paragraphs(
            'Diese Cookies sind technisch notwendig und stammen alle von uns. Ihre Einwilligung in externe Medien ändern Sie jederzeit über „Einwilligung“ am Fuß jeder Seite.',
          ),
      ),
      headline('Externe Medien'),
      text(
        paragraphs(
          'Videos, Tonaufnahmen und Beiträge aus sozialen Netzwerken zeigen wir zunächst als Platzhalter. Erst wenn Sie zustimmen (Artikel 6 Absatz 1 Buchstabe a DSGVO), lädt Ihr Browser sie vom genannten Dienst, der dabei Ihre IP-Adresse erfährt. Zu unseren Auftritten in Netzwerken lesen Sie den <a href="/de/datenschutz-social-media">Datenschutz Social Media</a>.',
        ),
      ),
      headline('Newsletter und Presseverteiler'),
      text(
        paragraphs(
          'Wir speichern Ihre Adresse, Ihre Themen und den Nachweis Ihrer Einwilligung, bis Sie sich abmelden. Unbestätigte Anmeldungen löschen wir nach sieben Tagen.',
        ),
      ),
      headline('Konten und Jobbörse'),
      text(
        paragraphs(
          'Für Ihr Konto verarbeiten wir Name, E-Mail-Adresse und Einrichtung (Artikel 6 Absatz 1 Buchstabe b DSGVO). Kontaktdaten beendeter Anzeigen löschen wir nach sechs Monaten. Ihr Konto können Sie selbst herunterladen und löschen.',
        ),
      ),
      headline('Ihre Rechte'),
      text(
        paragraphs(
          'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen. Beschweren können Sie sich bei der Datenschutzaufsicht Ihres Bundeslandes; für uns zuständig ist die des Landes Berlin.',
        ),
      ),
      link('Wer hinter dieser Website steht: Impressum', '/de/impressum'),
    ],
  },
  en: {
    slug: 'data-protection',
    title: 'Data protection',
    headline: 'Data protection',
    metaDescription:
      'Which data the VBO processes on this website, why, for how long, and which rights you have.',
    modules: [
      text(
        paragraphs(
          'We collect as little as we can. This website does not measure its audience, carries no advertising and loads nothing from third parties before you have agreed. The controller is the VBO, Prospektgasse 7, 10117 Berlin. You can reach our data protection officer at <a href="mailto:datenschutz@vbo.example.org">datenschutz@vbo.example.org</a>.',
        ),
      ),
      headline('Visiting the website'),
      text(
        paragraphs(
          'Our server processes your IP address in order to deliver the page and to fend off attacks (Article 6 (1) (f) GDPR). It stays in logs for 14 days at most; the network from which somebody logs in or is refused stays in the security log for 90 days.',
        ),
      ),
      headline('Cookies', { anchor: 'cookies' }),
      text(
        bullets(
          '<strong>Session</strong> and <strong>login hint</strong>: only if you log in, for up to 14 days',
          '<strong>Known device</strong>: after a login, for a year; so that nobody can lock you out by wrong passwords',
          '<strong>Form protection</strong>: keeps others from sending forms in your name',
          '<strong>Consent</strong>: remembers your choice about external media, for 180 days',
        ) +
          paragraphs(
            'These cookies are technically necessary and all our own. You can change your consent to external media at any time with “Consent” at the foot of every page.',
          ),
      ),
      headline('External media'),
      text(
        paragraphs(
          'Videos, recordings and social media posts first appear as a placeholder. Only when you agree (Article 6 (1) (a) GDPR) does your browser load them from the service named, which then learns your IP address. For our presence on networks, read <a href="/en/data-protection-social-media">data protection on social media</a>.',
        ),
      ),
      headline('Newsletter and press mailing list'),
      text(
        paragraphs(
          'We store your address, your topics and the record of your consent until you unsubscribe. Unconfirmed sign-ups are deleted after seven days.',
        ),
      ),
      headline('Accounts and job board'),
      text(
        paragraphs(
          'For your account we process your name, e-mail address and institution (Article 6 (1) (b) GDPR). Contact data of ended advertisements are deleted after six months. You can download and delete your account yourself.',
        ),
      ),
      headline('Your rights'),
      text(
        paragraphs(
          'You have the right of access, rectification, erasure, restriction, portability and objection. You may withdraw consent at any time for the future. You may complain to the data protection authority of your country or state; ours is that of the State of Berlin.',
        ),
      ),
      link('Who is behind this website: imprint', '/en/imprint'),
    ],
  },
}
