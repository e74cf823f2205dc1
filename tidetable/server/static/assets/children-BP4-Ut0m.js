var e=`## Children's mode
child-animals = Seal, Otter, Dolphin, Turtle, Starfish, Seahorse, Penguin, Puffin, Crab, Octopus, Whale, Clownfish, Hermit Crab, Pelican, Walrus, Manatee, Sea Urchin, Jellyfish, Sea Lion, Narwhal, Beluga, Ray, Squid, Cuttlefish
child-title = Children's mode
child-line = For a child who plays here: no talk and no commentary is sent or taken, the name is an animal of the sea, no page is shown, and only those who are friends already can ask or invite. Games, lessons and puzzles stay.
child-is-on = Children's mode is on.
child-name = Name
child-pin = PIN to turn it off
child-pin-hint = At least four characters, known to the adult alone. It holds for this browser.
child-password-line = It is turned off with the password of this account.
child-turn-on = Turn children's mode on
child-turn-off = Turn children's mode off
child-password = Password
child-show = Show it
child-off-line = An adult can turn it off.
child-rename = Change the name
`;export{e as default};