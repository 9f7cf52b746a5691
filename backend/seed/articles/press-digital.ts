import type { PressTopic } from './topic'

/** Artificial intelligence and other digital matters. */
export const digital: PressTopic = {
  category: 'kulturpolitik',
  contact: 'mats.hegenbarth',
  pictures: ['light-cones', 'cyclorama', 'city-lights'],
  attachments: 'stellungnahmen',
  entries: [
    [
      ['KI auf der Bühne: Regeln für Stimmen und Gesichter', 'AI on stage: rules for voices and faces'],
      [
        'Wer eine Stimme nachbilden will, braucht die Einwilligung des Menschen, dem sie gehört. Der VBO veröffentlicht eine Musterklausel.',
        'Those who want to imitate a voice need the consent of the person it belongs to. The VBO publishes a model clause.',
      ],
    ],
    [
      ['Übertitel in Echtzeit: Test in {small} Sälen', 'Live surtitles: a test in {small} halls'],
      [
        'Ein System übersetzt gesprochenes Wort in sechs Sprachen. Beim Witz hinkt es noch, beim Drama überzeugt es.',
        'A system translates spoken words into six languages. It limps with jokes and convinces in drama.',
      ],
    ],
    [
      ['Urheberrecht: Trainingsdaten sind keine Requisite', 'Copyright: training data are no props'],
      [
        'Mitschnitte dürfen nicht ungefragt zu Modellen werden. In einer Stellungnahme fordert der Verband Vergütung und Auskunft.',
        'Recordings must not become models without permission. In a position paper the federation asks for pay and information.',
      ],
    ],
    [
      ['Offene Spielpläne: Ein Format für alle Häuser', 'Open programs: one format for all houses'],
      [
        'Termine von {small} Theatern lassen sich künftig gemeinsam durchsuchen. Die Daten bleiben bei den Häusern.',
        'The dates of {small} theaters can now be searched together. The data remain with the houses.',
      ],
    ],
    [
      ['Nach dem Stream: Was vom Digitalen bleibt', 'After the stream: what remains of the digital'],
      [
        '{share} Prozent der Häuser zeigen weiter Aufzeichnungen, meist für Schulen und Krankenhäuser. Der Abend im Saal hat nicht gelitten.',
        '{share} percent of the houses still show recordings, mostly for schools and hospitals. Evenings in the hall have not suffered.',
      ],
    ],
    [
      ['Sicherheit im Netz: Hilfe nach dem Angriff', 'Online security: help after the attack'],
      [
        'Drei Theater wurden in diesem Jahr erpresst. Ein Notfallplan des Verbands sagt, wen man in der ersten Stunde anruft.',
        'Three theaters were blackmailed this year. The federation’s emergency plan says whom to call in the first hour.',
      ],
    ],
    [
      ['Archive öffnen: {count} Programmhefte im Netz', 'Opening archives: {count} programs online'],
      [
        'Fotos, Zettel, Rechnungen für Kerzen: Häuser stellen ihre Geschichte frei zugänglich bereit, geordnet nach Orten und Menschen.',
        'Photos, playbills, invoices for candles: houses make their history freely available, arranged by place and person.',
      ],
    ],
  ],
  facts: [
    [
      '{share} Prozent der Mitglieder setzen Programme ein, die Texte entwerfen oder Bilder verändern, fast immer in Verwaltung und Werbung.',
      '{share} percent of members use programs that draft texts or alter pictures, almost always in administration and advertising.',
    ],
    [
      'Auf der Bühne ist der Einsatz selten und wird im Programmheft genannt. Darauf haben sich die Häuser in einem Kodex verständigt.',
      'On stage they are used rarely and named in the program. The houses have agreed on that in a code.',
    ],
    [
      'Der Test lief über {small} Vorstellungen. Ausgewertet wurden Fehler, Verzögerung und die Frage, ob das Publikum lieber auf die Bühne sah.',
      'The test ran over {small} performances. Errors, delay and the question whether the audience preferred to look at the stage were evaluated.',
    ],
    [
      'Alle Werkzeuge, die der Verband entwickeln lässt, stehen unter freier Lizenz. Kleine Häuser bekommen Hilfe bei der Einrichtung.',
      'All tools that the federation commissions are under a free license. Small houses get help with setting them up.',
    ],
    [
      'Rechtlich ungeklärt ist, wem ein Entwurf gehört, an dem ein Programm mitgearbeitet hat. Der VBO rät, Anteile schriftlich festzuhalten.',
      'The law does not yet say who owns a design to which a program contributed. The VBO advises writing down who did what.',
    ],
  ],
  quotes: [
    [
      'mats.hegenbarth',
      [
        'Technik darf alles sein, nur nicht langweilig und nicht heimlich.',
        'Technology may be anything except boring or secret.',
      ],
    ],
    [
      'clara.weissenborn',
      [
        'Eine Stimme ist kein Datensatz. Sie ist ein Beruf.',
        'A voice is not a data record. It is a profession.',
      ],
    ],
    [
      'philippa.onwudiwe',
      [
        'Digital heißt nur dann offen, wenn alle hineinkommen.',
        'Digital means open only if everybody can get in.',
      ],
    ],
  ],
  pointsTitle: ['Die Grundsätze', 'The principles'],
  points: [
    [
      'Einwilligung vor jeder Aufnahme, die weiterverarbeitet wird',
      'Consent before any recording that is processed further',
    ],
    ['Vergütung, wenn aus einem Mitschnitt ein Modell wird', 'Pay where a recording becomes a model'],
    ['Hinweis im Programmheft', 'A note in the program'],
    ['Keine Auswahl von Menschen durch Programme allein', 'No selection of people by programs alone'],
    ['Löschung auf Verlangen', 'Deletion on request'],
  ],
}

/** Art in a free society. */
export const freedom: PressTopic = {
  category: 'kulturpolitik',
  contact: 'beatrix.hollenstedt',
  pictures: ['curtain-red', 'law-columns', 'hero-curtain'],
  entries: [
    [
      ['Kunstfreiheit braucht keine Gebrauchsanweisung', 'Artistic freedom needs no instructions'],
      [
        'Anträge, die Spielpläne prüfen lassen wollen, weist der VBO zurück. Über Inhalte entscheiden die Häuser.',
        'The VBO rejects motions to have programs examined. The houses decide on content.',
      ],
    ],
    [
      [
        'Bedroht, beschimpft, beschmiert: Häuser melden mehr Vorfälle',
        'Threats, insults, graffiti: houses report more incidents',
      ],
      [
        '{small} Fälle hat der Verband in einem Jahr erfasst. Beratung bekommen Mitglieder binnen eines Tages.',
        'The federation recorded {small} cases in a year. Members get advice within a day.',
      ],
    ],
    [
      [
        'Kultur als Pflichtaufgabe? Ein Gutachten schafft Klarheit',
        'Culture as a duty? An expert opinion makes it clear',
      ],
      [
        'Kommunen dürfen auch in der Haushaltssicherung Theater fördern. Das bestätigt ein Gutachten im Auftrag des VBO.',
        'Municipalities may fund theaters even under budget supervision. An expert opinion commissioned by the VBO confirms it.',
      ],
    ],
    [
      ['Das Foyer wird Wahllokal', 'The foyer becomes a polling station'],
      [
        'In {small} Häusern wird am Sonntag gewählt. Danach wird gespielt, und zwar bei freiem Eintritt.',
        'People vote in {small} houses on Sunday. Afterwards there is a performance, free of charge.',
      ],
    ],
    [
      [
        'Offene Häuser, offene Fragen: Tag der Bühnen in {city}',
        'Open houses, open questions: the day of stages in {city}',
      ],
      [
        'An einem Samstag diskutieren Publikum, Politik und Ensembles dort, wo sonst Dekoration steht. {house} ist Gastgeber.',
        'On a Saturday audiences, politicians and ensembles debate where scenery usually stands. {house} is the host.',
      ],
    ],
    [
      ['Kulturausschuss: Anhörung mit klaren Worten', 'Culture committee: a hearing with clear words'],
      [
        'Vier Fachleute, drei Stunden, eine Frage: Was ist der Auftrag eines öffentlichen Theaters? Die Antwort des VBO liegt schriftlich vor.',
        'Four experts, three hours, one question: what is the task of a public theater? The VBO’s answer is available in writing.',
      ],
    ],
    [
      ['Geflüchtete Künstlerinnen und Künstler: Netzwerk wächst', 'Artists in exile: the network grows'],
      [
        '{small} Häuser stellen Arbeitsräume und Verträge bereit. Eine Stelle beim Verband vermittelt und hilft bei Behörden.',
        '{small} houses provide rooms and contracts. A post at the federation mediates and helps with authorities.',
      ],
    ],
  ],
  facts: [
    [
      'Spielpläne entstehen in den Häusern, nicht in Ausschüssen. Dieser Satz steht seit der Gründung in der Satzung des Verbands.',
      'Programs are made in the houses, not in committees. That sentence has been in the federation’s statutes since it was founded.',
    ],
    [
      'Erfasst werden Drohungen, Sachbeschädigung und Anfragen, die auf Einschüchterung zielen. {share} Prozent der Häuser waren schon einmal betroffen.',
      'Threats, damage and inquiries that aim at intimidation are recorded. {share} percent of the houses have been affected.',
    ],
    [
      'Der VBO arbeitet mit Beratungsstellen in allen Ländern zusammen. Für den ersten Anruf gibt es eine Nummer, die auch nachts besetzt ist.',
      'The VBO works with advice centers in all states. There is a number for the first call that is answered at night as well.',
    ],
    [
      'Seine Arbeit macht der Verband im Lobbyregister öffentlich: {small} Gespräche mit Abgeordneten waren es in diesem Jahr.',
      'The federation makes its work public in the lobby register: it had {small} conversations with members of parliament this year.',
    ],
    [
      'Widerspruch gehört ins Theater. Wer ihn äußern will, findet nach jeder zweiten Premiere ein Gespräch.',
      'Disagreement belongs in the theater. Those who want to voice it find a discussion after every second premiere.',
    ],
  ],
  quotes: [
    [
      'beatrix.hollenstedt',
      [
        'Ein Theater, das allen gefällt, hat etwas ausgelassen.',
        'A theater that pleases everybody has left something out.',
      ],
    ],
    [
      'henrike.olbersleben',
      [
        'Die Bühne ist einer der letzten Orte, an denen man einander ausreden lässt.',
        'The stage is one of the last places where people let each other finish.',
      ],
    ],
    [
      'tom.eberwein',
      [
        'Wir reden mit allen, die reden wollen, und schreiben auf, mit wem.',
        'We talk to all who want to talk, and write down with whom.',
      ],
    ],
  ],
  pointsTitle: ['Was Häuser tun können', 'What houses can do'],
  points: [
    ['Vorfälle melden, auch kleine', 'Report incidents, small ones too'],
    ['Ein Hausrecht formulieren, bevor man es braucht', 'Write down house rules before they are needed'],
    ['Ansprechpersonen benennen und bekannt machen', 'Name contact persons and make them known'],
    ['Nach schwierigen Abenden das Gespräch anbieten', 'Offer a conversation after difficult evenings'],
  ],
}
