// Generated from the folders of languages: npm test -- words/declared -u

import deAccount from './de/mails/account.json' with { type: 'json' };
import deAddress from './de/mails/address.json' with { type: 'json' };
import deCaseReplies from './de/mails/case-replies.json' with { type: 'json' };
import deClaims from './de/mails/claims.json' with { type: 'json' };
import deCommon from './de/mails/common.json' with { type: 'json' };
import deFrame from './de/mails/frame.json' with { type: 'json' };
import deHostNotices from './de/mails/host-notices.json' with { type: 'json' };
import deIncidents from './de/mails/incidents.json' with { type: 'json' };
import deMoney from './de/mails/money.json' with { type: 'json' };
import deMoves from './de/mails/moves.json' with { type: 'json' };
import deOneTimeLinks from './de/mails/one-time-links.json' with { type: 'json' };
import deOwnStay from './de/mails/own-stay.json' with { type: 'json' };
import dePush from './de/mails/push.json' with { type: 'json' };
import deSignInMethods from './de/mails/sign-in-methods.json' with { type: 'json' };
import deStaff from './de/mails/staff.json' with { type: 'json' };
import deStashpoints from './de/mails/stashpoints.json' with { type: 'json' };
import deStay from './de/mails/stay.json' with { type: 'json' };
import deStayMessages from './de/mails/stay-messages.json' with { type: 'json' };
import deTeam from './de/mails/team.json' with { type: 'json' };
import enAccount from './en/mails/account.json' with { type: 'json' };
import enAddress from './en/mails/address.json' with { type: 'json' };
import enCaseReplies from './en/mails/case-replies.json' with { type: 'json' };
import enClaims from './en/mails/claims.json' with { type: 'json' };
import enCommon from './en/mails/common.json' with { type: 'json' };
import enFrame from './en/mails/frame.json' with { type: 'json' };
import enHostNotices from './en/mails/host-notices.json' with { type: 'json' };
import enIncidents from './en/mails/incidents.json' with { type: 'json' };
import enMoney from './en/mails/money.json' with { type: 'json' };
import enMoves from './en/mails/moves.json' with { type: 'json' };
import enOneTimeLinks from './en/mails/one-time-links.json' with { type: 'json' };
import enOwnStay from './en/mails/own-stay.json' with { type: 'json' };
import enPush from './en/mails/push.json' with { type: 'json' };
import enSignInMethods from './en/mails/sign-in-methods.json' with { type: 'json' };
import enStaff from './en/mails/staff.json' with { type: 'json' };
import enStashpoints from './en/mails/stashpoints.json' with { type: 'json' };
import enStay from './en/mails/stay.json' with { type: 'json' };
import enStayMessages from './en/mails/stay-messages.json' with { type: 'json' };
import enTeam from './en/mails/team.json' with { type: 'json' };
import esAccount from './es/mails/account.json' with { type: 'json' };
import esAddress from './es/mails/address.json' with { type: 'json' };
import esCaseReplies from './es/mails/case-replies.json' with { type: 'json' };
import esClaims from './es/mails/claims.json' with { type: 'json' };
import esCommon from './es/mails/common.json' with { type: 'json' };
import esFrame from './es/mails/frame.json' with { type: 'json' };
import esHostNotices from './es/mails/host-notices.json' with { type: 'json' };
import esIncidents from './es/mails/incidents.json' with { type: 'json' };
import esMoney from './es/mails/money.json' with { type: 'json' };
import esMoves from './es/mails/moves.json' with { type: 'json' };
import esOneTimeLinks from './es/mails/one-time-links.json' with { type: 'json' };
import esOwnStay from './es/mails/own-stay.json' with { type: 'json' };
import esPush from './es/mails/push.json' with { type: 'json' };
import esSignInMethods from './es/mails/sign-in-methods.json' with { type: 'json' };
import esStaff from './es/mails/staff.json' with { type: 'json' };
import esStashpoints from './es/mails/stashpoints.json' with { type: 'json' };
import esStay from './es/mails/stay.json' with { type: 'json' };
import esStayMessages from './es/mails/stay-messages.json' with { type: 'json' };
import esTeam from './es/mails/team.json' with { type: 'json' };
import frAccount from './fr/mails/account.json' with { type: 'json' };
import frAddress from './fr/mails/address.json' with { type: 'json' };
import frCaseReplies from './fr/mails/case-replies.json' with { type: 'json' };
import frClaims from './fr/mails/claims.json' with { type: 'json' };
import frCommon from './fr/mails/common.json' with { type: 'json' };
import frFrame from './fr/mails/frame.json' with { type: 'json' };
import frHostNotices from './fr/mails/host-notices.json' with { type: 'json' };
import frIncidents from './fr/mails/incidents.json' with { type: 'json' };
import frMoney from './fr/mails/money.json' with { type: 'json' };
import frMoves from './fr/mails/moves.json' with { type: 'json' };
import frOneTimeLinks from './fr/mails/one-time-links.json' with { type: 'json' };
import frOwnStay from './fr/mails/own-stay.json' with { type: 'json' };
import frPush from './fr/mails/push.json' with { type: 'json' };
import frSignInMethods from './fr/mails/sign-in-methods.json' with { type: 'json' };
import frStaff from './fr/mails/staff.json' with { type: 'json' };
import frStashpoints from './fr/mails/stashpoints.json' with { type: 'json' };
import frStay from './fr/mails/stay.json' with { type: 'json' };
import frStayMessages from './fr/mails/stay-messages.json' with { type: 'json' };
import frTeam from './fr/mails/team.json' with { type: 'json' };
import itAccount from './it/mails/account.json' with { type: 'json' };
import itAddress from './it/mails/address.json' with { type: 'json' };
import itCaseReplies from './it/mails/case-replies.json' with { type: 'json' };
import itClaims from './it/mails/claims.json' with { type: 'json' };
import itCommon from './it/mails/common.json' with { type: 'json' };
import itFrame from './it/mails/frame.json' with { type: 'json' };
import itHostNotices from './it/mails/host-notices.json' with { type: 'json' };
import itIncidents from './it/mails/incidents.json' with { type: 'json' };
import itMoney from './it/mails/money.json' with { type: 'json' };
import itMoves from './it/mails/moves.json' with { type: 'json' };
import itOneTimeLinks from './it/mails/one-time-links.json' with { type: 'json' };
import itOwnStay from './it/mails/own-stay.json' with { type: 'json' };
import itPush from './it/mails/push.json' with { type: 'json' };
import itSignInMethods from './it/mails/sign-in-methods.json' with { type: 'json' };
import itStaff from './it/mails/staff.json' with { type: 'json' };
import itStashpoints from './it/mails/stashpoints.json' with { type: 'json' };
import itStay from './it/mails/stay.json' with { type: 'json' };
import itStayMessages from './it/mails/stay-messages.json' with { type: 'json' };
import itTeam from './it/mails/team.json' with { type: 'json' };
import ptAccount from './pt/mails/account.json' with { type: 'json' };
import ptAddress from './pt/mails/address.json' with { type: 'json' };
import ptCaseReplies from './pt/mails/case-replies.json' with { type: 'json' };
import ptClaims from './pt/mails/claims.json' with { type: 'json' };
import ptCommon from './pt/mails/common.json' with { type: 'json' };
import ptFrame from './pt/mails/frame.json' with { type: 'json' };
import ptHostNotices from './pt/mails/host-notices.json' with { type: 'json' };
import ptIncidents from './pt/mails/incidents.json' with { type: 'json' };
import ptMoney from './pt/mails/money.json' with { type: 'json' };
import ptMoves from './pt/mails/moves.json' with { type: 'json' };
import ptOneTimeLinks from './pt/mails/one-time-links.json' with { type: 'json' };
import ptOwnStay from './pt/mails/own-stay.json' with { type: 'json' };
import ptPush from './pt/mails/push.json' with { type: 'json' };
import ptSignInMethods from './pt/mails/sign-in-methods.json' with { type: 'json' };
import ptStaff from './pt/mails/staff.json' with { type: 'json' };
import ptStashpoints from './pt/mails/stashpoints.json' with { type: 'json' };
import ptStay from './pt/mails/stay.json' with { type: 'json' };
import ptStayMessages from './pt/mails/stay-messages.json' with { type: 'json' };
import ptTeam from './pt/mails/team.json' with { type: 'json' };

/** The texts of mails, by language. */
export const MAIL_WORDS = {
  de: {
    ...deAccount,
    ...deAddress,
    ...deCaseReplies,
    ...deClaims,
    ...deCommon,
    ...deFrame,
    ...deHostNotices,
    ...deIncidents,
    ...deMoney,
    ...deMoves,
    ...deOneTimeLinks,
    ...deOwnStay,
    ...dePush,
    ...deSignInMethods,
    ...deStaff,
    ...deStashpoints,
    ...deStay,
    ...deStayMessages,
    ...deTeam,
  },
  en: {
    ...enAccount,
    ...enAddress,
    ...enCaseReplies,
    ...enClaims,
    ...enCommon,
    ...enFrame,
    ...enHostNotices,
    ...enIncidents,
    ...enMoney,
    ...enMoves,
    ...enOneTimeLinks,
    ...enOwnStay,
    ...enPush,
    ...enSignInMethods,
    ...enStaff,
    ...enStashpoints,
    ...enStay,
    ...enStayMessages,
    ...enTeam,
  },
  es: {
    ...esAccount,
    ...esAddress,
    ...esCaseReplies,
    ...esClaims,
    ...esCommon,
    ...esFrame,
    ...esHostNotices,
    ...esIncidents,
    ...esMoney,
    ...esMoves,
    ...esOneTimeLinks,
    ...esOwnStay,
    ...esPush,
    ...esSignInMethods,
    ...esStaff,
    ...esStashpoints,
    ...esStay,
    ...esStayMessages,
    ...esTeam,
  },
  fr: {
    ...frAccount,
    ...frAddress,
    ...frCaseReplies,
    ...frClaims,
    ...frCommon,
    ...frFrame,
    ...frHostNotices,
    ...frIncidents,
    ...frMoney,
    ...frMoves,
    ...frOneTimeLinks,
    ...frOwnStay,
    ...frPush,
    ...frSignInMethods,
    ...frStaff,
    ...frStashpoints,
    ...frStay,
    ...frStayMessages,
    ...frTeam,
  },
  it: {
    ...itAccount,
    ...itAddress,
    ...itCaseReplies,
    ...itClaims,
    ...itCommon,
    ...itFrame,
    ...itHostNotices,
    ...itIncidents,
    ...itMoney,
    ...itMoves,
    ...itOneTimeLinks,
    ...itOwnStay,
    ...itPush,
    ...itSignInMethods,
    ...itStaff,
    ...itStashpoints,
    ...itStay,
    ...itStayMessages,
    ...itTeam,
  },
  pt: {
    ...ptAccount,
    ...ptAddress,
    ...ptCaseReplies,
    ...ptClaims,
    ...ptCommon,
    ...ptFrame,
    ...ptHostNotices,
    ...ptIncidents,
    ...ptMoney,
    ...ptMoves,
    ...ptOneTimeLinks,
    ...ptOwnStay,
    ...ptPush,
    ...ptSignInMethods,
    ...ptStaff,
    ...ptStashpoints,
    ...ptStay,
    ...ptStayMessages,
    ...ptTeam,
  },
};
