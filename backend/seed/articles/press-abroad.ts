import type { PressTopic } from './topic'

/** Orchestras and theaters in other countries. */
export const abroad: PressTopic = {
  category: 'international',
  contact: 'svetlana.riekmann',
  members: 'orchestra',
  pictures: ['violin-arcs', 'brass-bells', 'bow-strokes', 'timpani'],
  entries: [
    [
      [
        'Deutsche Orchester auf {small} Bühnen in aller Welt',
        'German orchestras on {small} stages around the world',
      ],
      [
        'Nach Jahren der Zurückhaltung reisen die Ensembles wieder, aber anders: seltener, länger, mit Unterricht am Vormittag.',
        'After years of restraint ensembles travel again, but differently: less often, longer, and with lessons in the morning.',
      ],
    ],
    [
      ['Instrumente am Zoll: Erleichterung für Tourneen', 'Instruments at customs: relief for tours'],
      [
        'Wer mit einem alten Bogen reist, braucht künftig nur noch ein Papier statt fünf. Der VBO hatte {small} Fälle dokumentiert.',
        'Those who travel with an old bow will need one document instead of five. The VBO had documented {small} cases.',
      ],
    ],
    [
      ['Ein Orchester, zwei Länder: Akademie beginnt', 'One orchestra, two countries: the academy begins'],
      [
        '{small} junge Musikerinnen und Musiker aus Deutschland und seinen Nachbarländern proben eine Woche lang und gehen dann gemeinsam auf Reise.',
        '{small} young musicians from Germany and its neighbors rehearse for a week and then go on tour together.',
      ],
    ],
    [
      ['Gastspiel statt Export: Neue Leitlinien', 'Guests, not exports: new guidelines'],
      [
        'Eine Reise soll Spuren lassen, nur keine im Klima. Der Verband empfiehlt Partnerschaften über mindestens drei Jahre.',
        'A tour should leave traces, though not in the climate. The federation recommends partnerships of at least three years.',
      ],
    ],
    [
      [
        '{house} spielt an sieben Orten jenseits der Grenze',
        '{house} plays in seven places across the border',
      ],
      [
        'Aus {city} bricht das Ensemble zu seiner längsten Reise auf. Im Gepäck: zwei Programme und ein Workshop für Kinder.',
        'The ensemble from {city} sets out on its longest journey with two programs and a workshop for children.',
      ],
    ],
    [
      ['Visa in drei Wochen: Pilotprojekt verlängert', 'Visas in three weeks: pilot project extended'],
      [
        '{count} Künstlerinnen und Künstler konnten rechtzeitig einreisen. Der VBO wirbt dafür, das Verfahren für alle Konsulate zu übernehmen.',
        '{count} artists were able to enter in time. The VBO asks for all consulates to adopt the procedure.',
      ],
    ],
    [
      [
        'Besuch aus aller Welt: Fachleute reisen durch {small} Häuser',
        'Visitors from around the world tour {small} houses',
      ],
      [
        'Zehn Tage, neun Städte, elf Premieren: Leitungen aus vierzehn Ländern sehen sich an, wie ein Ensemble arbeitet.',
        'Ten days, nine cities, eleven premieres: directors from fourteen countries look at how an ensemble works.',
      ],
    ],
  ],
  facts: [
    [
      'Rund {share} Prozent der Orchester waren in den vergangenen zwei Jahren im Ausland. Die meisten Reisen führten in Nachbarländer.',
      'Some {share} percent of orchestras were abroad in the past two years. Most tours led to neighboring countries.',
    ],
    [
      'Eine Konzertreise mit achtzig Personen kostet im Mittel {euros} Millionen Euro. Ein Viertel davon tragen die Gastgeber.',
      'A tour of eighty people costs {euros} million euros on average. The hosts bear a quarter of that.',
    ],
    [
      'Unterricht und öffentliche Proben gehören inzwischen zu jeder zweiten Reise. Oft wird daraus ein Austausch über Jahre.',
      'Lessons and open rehearsals are now part of every second tour. Often they lead to years of exchange.',
    ],
    [
      'Instrumente reisen in klimatisierten Kisten und brauchen länger als die Menschen. Wer eine Woche am selben Ort bleibt, spart deshalb doppelt.',
      'Instruments travel in climate-controlled cases and take longer than people. Staying in one place for a week therefore saves twice.',
    ],
    [
      'Die Beratungsstelle des VBO hilft bei Steuern, Visa und Versicherung. Im vergangenen Jahr waren es {count} Anfragen.',
      'The VBO’s advice center helps with taxes, visas and insurance. It answered {count} questions last year.',
    ],
  ],
  quotes: [
    [
      'svetlana.riekmann',
      [
        'Musik braucht keinen Pass. Musikerinnen und Musiker leider schon.',
        'Music needs no passport. Musicians unfortunately do.',
      ],
    ],
    [
      'leopold.anstaett',
      [
        'Man lernt ein Stück neu, wenn man es vor Menschen spielt, die es nicht kennen.',
        'You learn a piece anew when you play it for people who do not know it.',
      ],
    ],
    [
      'svetlana.riekmann',
      [
        'Der schönste Teil einer Reise steht nie im Tourneeplan.',
        'The best part of a tour is never in the schedule.',
      ],
    ],
  ],
  pointsTitle: ['Stationen und Zahlen', 'Stops and figures'],
  points: [
    ['{small} Konzerte in sechs Ländern', '{small} concerts in six countries'],
    ['Unterricht an jedem spielfreien Tag', 'Lessons on every day without a concert'],
    ['Anreise mit dem Zug, wo es Schienen gibt', 'By train wherever there are rails'],
    ['Ein Gegenbesuch im folgenden Jahr', 'A return visit the year after'],
  ],
}

/** Prizes of the federation. */
export const prizes: PressTopic = {
  category: 'verband',
  contact: 'hauke.zindelmann',
  pictures: ['footlights', 'spot-single', 'hero-curtain', 'light-cones'],
  entries: [
    [
      ['Preis der Bühnen geht nach {city}', 'Stage prize goes to {city}'],
      [
        'Für ein Programm, das man nicht übersehen kann, zeichnet der VBO {house} aus. Das Preisgeld fließt in freie Eintritte.',
        'For a program that cannot be overlooked the VBO honors {house}. The prize money pays for free admission.',
      ],
    ],
    [
      ['Sechs Nominierte für den Vermittlungspreis', 'Six nominees for the outreach prize'],
      [
        'Vom Stadtteilchor bis zum Theater im Linienbus: Aus {small} Einsendungen hat die Jury sechs Vorhaben gewählt.',
        'From a neighborhood choir to theater on a city bus: the jury has chosen six out of {small} entries.',
      ],
    ],
    [
      ['Orchester des Jahres kommt aus {city}', 'Orchestra of the year comes from {city}'],
      [
        'Die Mitglieder haben abgestimmt: Gewürdigt wird ein Spielplan, in dem jedes zweite Werk jünger ist als sein Publikum.',
        'The members have voted: the award is for a program in which every second work is younger than its audience.',
      ],
    ],
    [
      [
        'Ehrenmitgliedschaft für ein Leben am Pult der Inspizienz',
        'Honorary membership for a life at the stage manager’s desk',
      ],
      [
        'Vierzig Jahre lang kam jedes Zeichen pünktlich. Der VBO ehrt zum ersten Mal einen Beruf, der sich nie verbeugt.',
        'For forty years every cue came on time. The VBO honors a profession that never takes a bow for the first time.',
      ],
    ],
    [
      ['Werkstattpreis: Das beste Bühnenbild aus Resten', 'Workshop prize: the best set made of leftovers'],
      [
        '{house} hat aus drei alten Dekorationen eine neue gebaut. Die Jury lobt Witz, Handwerk und eine Rechnung über null Euro.',
        '{house} built one new set from three old ones. The jury praises wit, craft and an invoice for zero euros.',
      ],
    ],
    [
      ['Ausschreibung: Preis für junge Dramatik', 'Call for entries: prize for new plays'],
      [
        'Gesucht werden Stücke für mehr als sechs Personen. Der Preis schließt zwei Inszenierungen ein, damit ein Text nicht nach der ersten verschwindet.',
        'Plays for more than six characters are wanted. The prize includes two productions so that a text does not vanish after the first.',
      ],
    ],
    [
      [
        'Jury berufen: Sieben Menschen, {small} Vorstellungen',
        'Jury appointed: seven people, {small} performances',
      ],
      [
        'Ein Jahr lang reist die Jury durch alle Länder. Zum ersten Mal gehört ihr eine Person aus dem Publikum an, ausgelost aus {count} Bewerbungen.',
        'For a year the jury travels through all states. For the first time it includes a member of the audience, drawn from {count} applications.',
      ],
    ],
  ],
  facts: [
    [
      'Der Preis ist mit {small}.000 Euro dotiert und wird alle zwei Jahre vergeben. Das Geld muss für ein Vorhaben ausgegeben werden, das ohne es nicht stattfände.',
      'The prize is worth {small},000 euros and is awarded every other year. The money must go to a project that would not happen without it.',
    ],
    [
      'Die Jury besucht alle Nominierten vor Ort und spricht mit Publikum, Ensemble und Garderobe. Ihre Begründungen werden in voller Länge veröffentlicht.',
      'The jury visits all nominees and talks to audience, ensemble and cloakroom. Its reasons are published in full.',
    ],
    [
      'Verliehen wird die Auszeichnung während der Mitgliederversammlung. Die Feier ist öffentlich, die Reden dauern höchstens vier Minuten.',
      'The award is presented at the general assembly. The ceremony is public; speeches last four minutes at most.',
    ],
    [
      'Eingereicht wurden {small} Vorschläge aus vierzehn Ländern, ein Drittel davon aus Orten mit weniger als fünfzigtausend Menschen.',
      '{small} proposals came in from fourteen states, a third of them from towns with fewer than fifty thousand people.',
    ],
    [
      'Wer nicht gewinnt, bekommt auf Wunsch ein Gespräch mit der Jury. Es gilt unter Mitgliedern als der eigentliche Preis.',
      'Those who do not win may ask for a conversation with the jury. Members consider it the real prize.',
    ],
  ],
  quotes: [
    [
      'henrike.olbersleben',
      [
        'Preise zeigen, worauf eine Gesellschaft achtet. Wir wollten dorthin schauen, wo sonst das Licht ausgeht.',
        'Prizes show what a society cares about. We wanted to look where the light usually goes out.',
      ],
    ],
    [
      'valentina.kreienbrink',
      [
        'Die Jury hat gestritten, wie man es sich wünscht: laut und bis zum Schluss.',
        'The jury argued the way one hopes for: loudly and to the end.',
      ],
    ],
    [
      'tarik.wessendorf',
      [
        'Gewonnen hat ein Haus, das niemandem etwas beweisen musste.',
        'The winner is a house that had nothing to prove.',
      ],
    ],
  ],
  pointsTitle: ['Die Auszeichnung', 'The award'],
  points: [
    ['Urkunde und Preisgeld für das ganze Team', 'Certificate and money for the whole team'],
    ['Eine Einladung zur nächsten Mitgliederversammlung', 'An invitation to the next general assembly'],
    ['Ein Film über die Arbeit, zur freien Verwendung', 'A film about the work, free to use'],
    ['Begleitung durch die Jury für ein Jahr', 'A year of support by the jury'],
  ],
}
