var e=`### Op tijd bericht krijgen: wat de server verlaat, en wat je daarover kiest.

told-title-turn = Jij bent aan de beurt
told-title-invited = Er wordt een plaats voor je vrijgehouden
told-title-over = De partij is afgelopen
told-title-begun = Een tafel die je volgt is begonnen
told-title-ended = Een partij die je volgt is afgelopen
told-title-test = Een proef
told-text-test = Zo laat Tidetable je iets weten.
told-with = { $count ->
    [0] { $game }
   *[other] { $game } met { $others }
  }
told-at = { $table }: { $text }
told-calendar-name = Tidetable: partijen die op je wachten

told-confirm-subject = Is dit jouw adres?
told-confirm-mail = Iemand met een account bij Tidetable wil hier horen wanneer hij aan de beurt is. Ben jij dat, open dan deze pagina en bevestig het binnen twee dagen:
told-confirm-not-you = Ben jij het niet, doe dan niets: er komt verder niets.
told-mail-why = Je krijgt deze brief omdat je daar op { $site } voor hebt gekozen. Wat je te horen krijgt: { $address }
told-mail-stop = Geen brieven meer: { $address }

told-heading = Bericht krijgen
told-line = Als jij aan de beurt bent en niet kijkt. Alleen de tafel, het spel en de namen verlaten ooit deze server.
told-none = De gastheer van deze server heeft dit allemaal uitgezet.
told-what = Wat, en langs welke weg
told-kind-turn = Jij bent aan de beurt
told-kind-invited = Er wordt een plaats voor je vrijgehouden of een revanche aangeboden
told-kind-over = Een partij is afgelopen
told-kind-followed = Een tafel die je volgt begint of is afgelopen
told-way-push = Browser
told-way-email = E-mail
told-way-webhook = Webhook
told-by = { $kind }: { $way }

told-push = In deze browser
told-push-line = Je browser toont het, ook als er geen pagina van Tidetable open is.
told-push-on = Laat het me in deze browser weten
told-push-off = Niet meer in deze browser
told-push-cannot = Deze browser kan dat hier niet. Er is een veilige verbinding (https) nodig; zet Tidetable op een iPhone eerst op het beginscherm.
told-push-denied = Je hebt meldingen van deze site in je browser verboden. Sta ze daar toe en probeer het opnieuw.
told-push-here = deze browser
told-push-drop = Stoppen
told-push-drop-of = Niet meer in { $device }
told-push-others = Ook hier krijg je bericht

told-email = Per e-mail
told-email-address = E-mailadres
told-email-hint = Een brief daarheen vraagt of het van jou is.
told-email-set = Dit adres gebruiken
told-email-pending = Er is een brief onderweg naar { $address }. Open de pagina die erin staat.
told-email-on = Brieven gaan naar { $address }.
told-email-off = Geen brieven meer

told-webhook = Naar een eigen adres
told-webhook-line = Naar een chatkamer of een telefoon: Discord, Matrix (hookshot), ntfy, of als JSON naar een eigen programma.
told-webhook-address = Adres (https://…)
told-webhook-set = Gebruiken
told-webhook-off = Niets meer daarheen sturen
told-format = Als
told-format-json = JSON
told-format-discord = Discord
told-format-matrix = Matrix
told-format-ntfy = ntfy

told-quiet = Je rust
told-quiet-line = Wat er dan gebeurt, hoor je daarna, als het nog zo is.
told-quiet-on = Laat me op bepaalde uren niets weten
told-quiet-begin = Van
told-quiet-end = tot
told-zone = Tijdzone

told-calendar = Als agenda
told-calendar-line = Tot wanneer partijen op je wachten, voor je eigen agenda. Wie dit adres heeft, kan hem lezen.
told-calendar-on = Een adres maken
told-calendar-new = Een nieuw adres maken
told-calendar-off = Geen agenda meer

told-test = Stuur me een proef
told-test-of = Stuur me een proef: { $way }
told-test-sent = Verstuurd.
told-guest = E-mail en webhooks zijn voor accounts.

told-confirm-title = Is dit adres van jou?
told-confirm-line = Dan hoor je daar wat je gekozen hebt.
told-confirm-do = Ja, het is van mij
told-confirm-done = Bevestigd. Je krijgt daar bericht.
told-stop-title = Geen brieven meer?
told-stop-line = Je account blijft zoals het is; je kunt altijd opnieuw kiezen.
told-stop-do = Stuur geen brieven meer
told-stop-done = Er komen geen brieven meer.
told-to-choices = Naar je keuzes

told-refused-address = Een adres begint met https:// en noemt geen gebruiker.
told-refused-off = De gastheer van deze server heeft dit uitgezet.
told-refused-zone = Deze tijdzone bestaat niet.
told-refused-email = Dit is geen e-mailadres.
told-refused-sending = Het kon niet worden verstuurd: { $why }.
told-refused-link = Deze link geldt niet meer.
told-refused-nowhere = Er is nog niets waar dit heen kan.
`;export{e as default};