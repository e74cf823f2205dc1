var e=`## De kinderstand
child-animals = Zeehond, Otter, Dolfijn, Schildpad, Zeester, Zeepaardje, Pinguïn, Papegaaiduiker, Krab, Octopus, Walvis, Clownvis, Heremietkreeft, Pelikaan, Walrus, Zeekoe, Zee-egel, Kwal, Zeeleeuw, Narwal, Beloega, Rog, Pijlinktvis, Zeekat
child-title = Kinderstand
child-line = Voor een kind dat hier speelt: praat en commentaar worden niet gestuurd en niet aangenomen, de naam is een zeedier, er is geen pagina te zien, en alleen wie al bevriend is kan vragen of uitnodigen. Spellen, lessen en puzzels blijven.
child-is-on = De kinderstand staat aan.
child-name = Naam
child-pin = Pincode om hem uit te zetten
child-pin-hint = Minstens vier tekens, die alleen de volwassene kent. Geldt voor deze browser.
child-password-line = Uitzetten gaat met het wachtwoord van dit account.
child-turn-on = Kinderstand aanzetten
child-turn-off = Kinderstand uitzetten
child-password = Wachtwoord
child-show = Laten zien
child-off-line = Een volwassene kan hem uitzetten.
child-rename = Naam veranderen
`;export{e as default};