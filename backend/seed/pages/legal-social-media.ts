import { headline, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const socialMediaDataProtection: SeedPage = {
  key: 'data-protection-social-media',
  inFooter: true,
  de: {
    slug: 'datenschutz-social-media',
    title: 'Datenschutz Social Media',
    headline: 'Datenschutz auf unseren Social-Media-Seiten',
    metaDescription:
      'Wie der VBO und die Netzwerke Daten auf den Social-Media-Seiten des Verbands verarbeiten.',
    modules: [
      text(
        paragraphs(
          'Der VBO betreibt Seiten in einem Bildernetzwerk, einem sozialen Netzwerk, einem Berufsnetzwerk, auf einem Videoportal und bei zwei Audiodiensten. Dort erreichen wir Menschen, die keine Verbandsseite aufrufen würden. Wer uns dort besucht, hinterlässt Daten, vor allem beim jeweiligen Dienst.',
        ),
      ),
      headline('Wer verantwortlich ist'),
      text(
        paragraphs(
          'Für die Auswertung der Seitenbesuche sind wir mit dem jeweiligen Dienst gemeinsam verantwortlich (Artikel 26 DSGVO). Wir erhalten nur zusammengefasste Zahlen und können einzelne Personen darin nicht erkennen. Was der Dienst darüber hinaus mit Ihren Daten tut, bestimmt er allein.',
        ),
      ),
      headline('Was wir selbst verarbeiten'),
      text(
        bullets(
          '<strong>Nachrichten und Kommentare</strong>, um zu antworten; Nachrichten löschen wir nach einem Jahr',
          '<strong>Ihren Namen im Netzwerk</strong>, soweit er neben Ihrem Beitrag steht',
          '<strong>Zusammengefasste Zahlen</strong> über Reichweite, Alter und Herkunft des Publikums',
        ) +
          paragraphs(
            'Grundlage ist unser berechtigtes Interesse an Öffentlichkeitsarbeit (Artikel 6 Absatz 1 Buchstabe f DSGVO). Beleidigungen und strafbare Inhalte entfernen wir und melden sie.',
          ),
      ),
      headline('Ihre Rechte und Möglichkeiten'),
      text(
        paragraphs(
          'Sie können alle Rechte aus der DSGVO bei uns geltend machen; wir leiten Ihr Anliegen an den Dienst weiter. Einfacher ist es oft, die Einstellungen im eigenen Konto zu ändern. Und alles Wichtige lesen Sie auch ohne Netzwerk auf dieser Website, wo wir nichts messen.',
        ),
      ),
      link('Datenschutz dieser Website', '/de/datenschutz'),
    ],
  },
  en: {
    slug: 'data-protection-social-media',
    title: 'Data protection on social media',
    headline: 'Data protection on our social media pages',
    metaDescription: 'How the VBO and the networks process data on the association’s social media pages.',
    modules: [
      text(
        paragraphs(
          'The VBO runs pages on a photo-sharing service, a social network, a professional network, a video service and two audio services. There we reach people who would never open an association’s website. Those who visit us there leave data, above all with the service itself.',
        ),
      ),
      headline('Who is responsible'),
      text(
        paragraphs(
          'For the evaluation of page visits we are jointly responsible with the respective service (Article 26 GDPR). We receive only aggregated figures and cannot recognize individuals in them. What else the service does with your data it decides alone.',
        ),
      ),
      headline('What we process ourselves'),
      text(
        bullets(
          '<strong>Messages and comments</strong>, in order to reply; we delete messages after one year',
          '<strong>Your name on the network</strong>, as far as it stands beside your post',
          '<strong>Aggregated figures</strong> on reach, age and origin of the audience',
        ) +
          paragraphs(
            'The basis is our legitimate interest in public relations (Article 6 (1) (f) GDPR). We remove and report insults and unlawful content.',
          ),
      ),
      headline('Your rights and choices'),
      text(
        paragraphs(
          'You may exercise all rights under the GDPR with us; we pass your request on to the service. It is often easier to change the settings of your own account. And everything important can be read without a network on this website, where we measure nothing.',
        ),
      ),
      link('Data protection on this website', '/en/data-protection'),
    ],
  },
}
