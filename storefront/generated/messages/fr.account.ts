// Written by `npm run messages` from storefront/messages; do not edit.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "account.create.done": ["Votre compte est prêt et votre session est ouverte."],
  "account.create.other": ["Déjà un compte? Ouvrez une session"],
  "account.create.submit": ["Créer le compte"],
  "account.create.taken": ["Un compte existe déjà avec cette adresse courriel. Ouvrez plutôt une session."],
  "account.create.title": ["Créer un compte"],
  "account.email": ["Adresse courriel"],
  "account.failed": ["Cela n’a pas fonctionné. Rien de ce que vous avez saisi n’est perdu; veuillez réessayer."],
  "account.firstname": ["Prénom"],
  "account.lastname": ["Nom"],
  "account.password": ["Mot de passe"],
  "account.password.hint": ["Au moins 8 caractères de trois sortes : minuscules, majuscules, chiffres, symboles."],
  "account.password.show": ["Afficher le mot de passe"],
  "account.sign_in.done": ["Votre session est ouverte. Votre panier vous a suivi."],
  "account.sign_in.failed": ["L’adresse courriel et le mot de passe ne correspondent pas, ou le compte est verrouillé pour quelques minutes."],
  "account.sign_in.other": ["Première visite? Créez un compte"],
  "account.sign_in.submit": ["Ouvrir la session"],
  "account.sign_in.title": ["Ouvrir une session"],
  "account.sign_out": ["Fermer la session"],
  "account.signed_in_as": ["Session ouverte : ",["email"]],
  "account.signed_out": ["Votre session est fermée."],
  "account.too_often": ["Trop de tentatives d’ici. Attendez une minute, puis réessayez."],
};
