// Written by `npm run golden`: do not edit.
import type { GoldenRun } from './golden-runs.ts';

export const GOLDEN: readonly GoldenRun[] = [
  {
    name: "a careful player on 'one'",
    score: 1159,
    metres: 836,
    steps: 6598,
    crash: 'cactus',
    hash: 'd06ff503dc1a9b9e',
    replay:
      'dino1.5.53a.-.one.jb9UgQGCCYyTioIlDJ6PnhMMrj8XDLE_DQw_LwyDvysADJuRlyiHggG-LwySkr8FgAUMk46ogAmFBpG_AIcSDL8nvwiMmwgMqZuAiKAyzASYvj8PDLudAAw_DQy8Dwy_RosRiQI_eIkCgrygAwydMAyOnx8MvwkCDJiFKwydkhgMu6UKDL8BJ8wEvyw2DKAkDIGChIkvDIs2DD8EDL8HlhYMiqkuDIq0PwUMPxIMPxAMjT8ChAeZg7YSDL8APwQMP0cMPwEMtYUEiwA-DD4MPxAMh4YvDIk0DK6IjbEHDDMMjyMMqJSZAAzvBYYFh4WLjBUMjiAMqgQMgr8GgxIMi4aJfyk.f6a23c48',
  },
  {
    name: "a careful player on 'two words'",
    score: 2179,
    metres: 1773,
    steps: 12118,
    crash: 'cactus',
    hash: '522ccb51932fb3e7',
    replay:
      'dino1.5.9cm.-.two%20words.p4e_EboADD8eDD8zgAubmD3MBIaZm5oaDD8iDJGxJIMIPzUMoD8iDIE_MAylqb8lvyICiAOepSiIgAKFpr0FDIWQvwC_BgUMiIqYohwMvywWDLKEhZKbgo2Qir8PDAy3izSBCpaGvxC_EpOQJ4GCBz8WDIK_EQAMP18Mvy0UDD80DKCWjj8EiAO_FAEMlI2ZgNkFDJQ_HAw4DKA_FswEvQKIA78IogcMgZAtigGBh4OEkz8aDIuoGIkCgrstDIujug0MqYKzJYsAPwOGBYYlDJk_HwyHlTeAC4uLlz8DzAS_IIgCDJSLi5sMgQqCPzQMtCMMPzoMPw8MNwy_GQ8MhZI_LQy_BRgMkJS5JgyEt784Awy_PYUYDIqgAswELgwuiAMuDD8-DL8DqhOLAJSFvxYRDJWmlhcMhj8nDL81GwyHrRMMhIyNmK03ggm_JxkMmpnfBQyFjrcTDKeZAgwsDD81DJ-XkSAMlr8MEQy8poQTDLiMGgysAQySm4eXEQy_CZaBjBoMPwSJAr8FIgy_KYyRBQyPhR8MgpeAiB0MlKKvIAyIJwwwgwiKJQyHlRLMBDCCCaCRko4LDL8dEww_Ngw_RwwpDCkMiYCBHIsAoAgMnY6NhImzAAyf.3e845c03',
  },
  {
    name: "a careful player on 'три'",
    score: 825,
    metres: 507,
    steps: 4594,
    crash: 'cactus',
    hash: '23f20a832cfbcfcb',
    replay:
      'dino1.5.3jm.-.%D1%82%D1%80%D0%B8.lYmGPy0MjISHgrkuDD8RDL2DK4YFio-ELQy6iwaLAIuhpREMPx-BCpyFvwiJm4kHDL8rmAUMpISGPw4MjJaQl78Cg4ijgZGArZo_BIGBCLEeigGBpj8YDJOXnBEMvyCKvweIIYkChaY8DIZ_CGdAQJA_BAy_EYgHDKGJio6SBwy_Gh2AC7OVqy0MvwWFpJwnDIW8HAygupiMgIIHDL8DMQymgi0MhZ8_BQyjv1QODI2_IRGACz8MDJeLgg.df9ce94a',
  },
  {
    name: "a careful player on 'a.dot'",
    score: 647,
    metres: 359,
    steps: 3523,
    crash: 'cactus',
    hash: 'c33d9d1bd009d44e',
    replay:
      'dino1.5.2pv.-.a%2Edot.v1IhDI6CvwYNigGdiY8NDD8GgocBopPOBQw_BgyFhz8xDJU_MQyHhpCEib8DAAyLvwgKDJmFn4EpzASekYGvCAyDvw6_Cb6_LIWanYA0DL8oKQyyFoMIqYKYhiQMP7EBDJe_AIuMho-CPwEMPzQMvx2NDMwEjrk_FAw_EwyLPwcMmpuTBQw.3c946c9b',
  },
  {
    name: "a careful player on '5'",
    score: 676,
    metres: 378,
    steps: 3697,
    crash: 'cactus',
    hash: '6f4171d3cb27037f',
    replay:
      'dino1.5.2up.-.5.sIWJn5WMhYAUCz8TDD8FDJ2fBgyLpBMMmYiRDwySvwMxiQI_Ewy_EpEZDIW_CAsMiISHiTkMPxoMjISNqRQMlY8fDK_VBQyltqeoIAyDnYOhpAAMjKw0DD8uDKGeoN4FDJO_DhAMvwGNCQw_GIMIvwONhr8gEwydgL8aBAyHn7AvDJyVhJqDjIWOEAyGpIO1JYsAvxiHEAyOk5CMk4qY.01f28698',
  },
  {
    name: "a careful player on ''",
    score: 958,
    metres: 645,
    steps: 5514,
    crash: 'cactus',
    hash: 'c077cf70be07596a',
    replay:
      'dino1.5.496.-..hJyRioOiPyALvywRgQqWrCcMpZkVhwSLvxmPgQ8MvyQADIGUjZSTHwymjIAYDJiGsgYMroKSHwyeg6EfDKouDLiLsAUMlI2vnIKFFgy_xgHeBYoBiIyClKyXvxWFiJQCDLKzg4iVhxoLub8IvyoUDJu_LAgMqz8ThwSJkKSNCQw_CAw_BwyQNgyUMAyxEgw_KgySjoKpLYLJBI--Ggw_IAyjPxsMPwoMPwoMjz8rDL8cKgyPo4QHggmXKAw-DISHhaaAgQIMjZWBKwychJSZgqOAmj8GDIo6DLc.9153bd9c',
  },
  {
    name: "a careful player on '恐竜'",
    score: 423,
    metres: 219,
    steps: 2420,
    crash: 'cactus',
    hash: 'f39a78d7c7e3bb9a',
    replay:
      'dino1.5.1v8.-.%E6%81%90%E7%AB%9C.ga2Dv0IJDD8_DKQ3hIUBh6QqDJeHhZI4DJe2kQEMhJuqFQyBvx8ADI--hA3MBI6PLgyahr8RCww_Bgy_FJAYDKS_B4QOggm_A6yJkD8GDLyNNAy-l4oJgIUFPxKBCr86.035953a0',
  },
  {
    name: "a careless player on 'one'",
    score: 718,
    metres: 459,
    steps: 4189,
    crash: 'cactus',
    hash: 'dd0dcbbabba3f421',
    replay:
      'dino1.5.38d.-.one.v2QBDKCNJQyunhMMP0YMPz8MPy8MPzAMrZcohwS-LwylPwwMoqiACYUGPy0M4wi_AzgMakBFa0BAQECGKAw_FAy_CT8qDD8NDD8NDK8cDL85i5qTBwy_XCIMkzzJCQHYCBwMkJ8DDDwMvyQHDID5CCwMkD9VDD8IDKCfBgytkAiHBL8DAgw_Eww_Dgw.e88d77f5',
  },
  {
    name: "a careless player on 'two words'",
    score: 68,
    metres: 32,
    steps: 409,
    crash: 'cactus',
    hash: '2c4107e531b08420',
    replay: 'dino1.5.bd.-.two%20words.p79UAAw_HgznCMIIsA.237d53da',
  },
  {
    name: "a careless player on 'три'",
    score: 228,
    metres: 131,
    steps: 1369,
    crash: 'cactus',
    hash: 'de92e3f4f44370d6',
    replay:
      'dino1.5.121.-.%D1%82%D1%80%D0%B8.0QiNhj0MvwwQDIw_AwyTqDAMni4MPw4M9wgJDD8UiAO_LRcMlq6yD4YFjpSyt8MIAgzsCKA.fc85eada',
  },
  {
    name: "a careless player on 'a.dot'",
    score: 48,
    metres: 22,
    steps: 290,
    crash: 'cactus',
    hash: 'aa6efbab0a47543b',
    replay: 'dino1.5.82.-.a%2Edot.v1IhDI7rCA.e050e75a',
  },
  {
    name: "a careless player on '5'",
    score: 319,
    metres: 161,
    steps: 1797,
    crash: 'cactus',
    hash: 'cfb54bad04dc1138',
    replay:
      'dino1.5.1dx.-.5.tom_CYAUCz8TDD8FDJ0mDIukEwyiIQySPzWJAj8TDL8kGQw_GgyIjD8EDD8aDIyE7ggPDCkMiCEMtwMMv3s.027d4e3b',
  },
  {
    name: "a careless player on ''",
    score: 578,
    metres: 363,
    steps: 3354,
    crash: 'cactus',
    hash: 'f37841352ccc199c',
    replay:
      'dino1.5.2l6.-..s4qmPyAL1gg_AYUGloOhBgzXCDIMvaYhDD8lDKiWyQiQAgw_BQwwC78njAIMsD8QDJE_FAw_OAyjvxcADL8Mid8IDIgDoJSzg78TFAzqCLqz_zUFC4i_Bb8fPxQMP2EMgT9bDJg_Egz1CAqFBp2NBgwxDNwI_wII.0f1ec368',
  },
  {
    name: "a careless player on '恐竜'",
    score: 57,
    metres: 25,
    steps: 347,
    crash: 'cactus',
    hash: '6810963503242af6',
    replay: 'dino1.5.9n.-.%E6%81%90%E7%AB%9C.ga2_RgkM.fca87985',
  },
  {
    name: "a wild player on 'one'",
    score: 951,
    metres: 617,
    steps: 4750,
    crash: 'cactus',
    hash: 'ccdad5c7332ed5c0',
    replay:
      'dino1.5.3ny.-.one.gsQIwAiEyAiFwAjBCIWCh8cIxwjACIGCjIOFDoPFCQKAg8MMjYvBCMEIwQiFBIMIwwiKwAyAxgiAwwiDwQiBwAiJiYPbCIMDgcYNwQkBhsEIgIPACMkIwwjaDILECOIIgckIyQjICAOAwAmAwA0IgYaAgICGkZzMCIjACIKAjMAJgIODA4vGCIWCh9EIgYeAgQKCCYaBjYeEm4OFgoPBBcYJgwGAywiAhMMI1QiGxQiCgoWJiYESiAOHg8UIgIXBCIfBCIOH3giAwQiLxQiEgwKIggDMCMAI1AiCyQjCCMEIgcIIhIGCggHDCcgEiIyFgYaPiwjFCQbDCIGHh4DBDISGwwyAxQjDCMMIgRAMgICAhcwIwAjICMMIkcAIg4PECMQIhAWFgoEBg4CDywjACIKIhI_FCMAIgYaAgMgIwAgAhoAEgIKMhsUIwgjECIOQgASJwAkBxwiQgoCAhMAIhMsFgIkBgIONgYCGzwyC1AjHCIDGDI_DCICHwAiJhQbACcEJCYfHCMwIwAjWCIHRDImAiMIIgYCHwQzFCIrGDIKOgYOIiYrCCIaIyAgDh8IJAMAIhY2AhoSM1AiJhoHCCMEIgYQJg4LBCcMMgYvBCMgIhs8IBMIJg4cBgYCBwAiCkIfACMAIjIuFi8EIBIkChMIIg8IIxgiMhYuGg4KBhMEIh8YIwgiIwwjBBcEJygSAwAiTyQyQwAiA0giBhIOLgIeLwAiQi4mBwgjBCISEwAyKwAgDDMAIi4PCCMwIgMUIgYmEyQgJyAkDgZKIgMIM0gjLCInBCYSFwAkAxAiDkccIkcEIygiBgQWGgASJgYCAxgjDCIiEwwiDgcEIxAjACMwIhcIIgAIMhoKCgoSAioLBCMIIgYKAgoLACMAIxAiAg4PACACDg4IBhYSPlMQIhMMJiwCAgYnICMAMhYeM0wjFCIGBjMAIxAiCgYGBB4KEBMEIxgyCg8cIyQiAwwjNCICVg4ELxQmBBMYIgoSFygjLCMMIzgiKg8MIFcIJhQOGiIyAzwiAxgiBxwiAxAjHCIOGkYAEgIUFgMwIgYGEgYOHg5DECILWDICExAjECIXBCIHBCIGHioAHxAnACYIDjNAIxgiIgcMMh8UMiAXADcIJxAkDxQiBxwiDhoGHgMYIhYSQAsINhASCgIPECJGCzQiGgoXBCICLhYiDiwgMgJHHCIDGCIcKDILDCMMIwQiPxAiBh8QIhsQMh8EIxAiFgpSCwAwDgMEJxQmBAcwIgoLDCI-Bj8MMg4KAyAXMBI2GxwjIDMEIioKA0AiBhYDNCMAFhIYAgImAzQjACJCAgoKCh4OOxQiAgYSBxAiFgYKOAQyCioKAxgiFgpSAAYDBCYcCisUIk5o.608933ec',
  },
  {
    name: "a wild player on 'two words'",
    score: 557,
    metres: 356,
    steps: 3107,
    crash: 'cactus',
    hash: '0a8452b60cd92233',
    replay:
      'dino1.5.2eb.-.two%20words.xQiAicgIhIWCgoSEzgjCCI2SE4HBCYCFAcIMgM4IhIWAxgiDxwiHhYICiMMEgIqGhoOIwAiQwAibjIoEgICBgQaAgMAIgMIIgY2IionSCMMMwAyFiMYIhIaAAsAJigDDDIXCCKSBjwiGwwkBgMMIjojBCIyBwgjJCAHJCQKCg4SAgcsIgc8IxwjGCIGBwgiAzAiDgwHFCQbECIGMwgjBCIGA0AiBwwiMg4WBwAiGqcAI0AiCAMIJhcAJAoOBwAjCCIbBCI_DCIPFCISMwAiIwQiHEYkCiIqJgoOLg8cIyQwADJGJ1giAwQjDCIHCDMAIwQiGgIbEBYKAg4MAygiWxQjEDMIIjMIIi5KMhoSIh4XJCIYBwgmFA4GBgMMIhYKBwwiAwgiFioGFygiHwgiCgZSDioTSCMAIgMIIhYAYwgkJi88Ih8EIgqKLjMEIgYSDg4gBigGCgITDCICDgoCAiIOGm4OLi4PACIECDIKAhMAIhIiLgIGBi4OQgIHJCImMgYSFB4KEBITACIWCgdQIgsAIlIeCAcQJB9AIgcsIgIKEhMYIi8YIjAnICYCCwwSGhIOIgcEIjYGCywiCwAiEi4PECMAIg4CBhoCBDIeAwwSBgYOEgYOF0QzACIGAwQjFCMAIwwjNCMsIzwjCCMIIygjKCMEIwwjCCMcIkYeLhpPACMwIgByHBICE0QjOCIKAxgjACIHBDOUIB4PACQeDwAiJygjGCIiIicQIgMMIgp3DCMQIkISEiwTMBMAIhcwIhJCAgY2CxwiFgI_KCMIIhIKCgYOBisMIAMANgQiJwgyFwwjCCIOAxQiJhsEIgsMIg5GA.a4465c42',
  },
  {
    name: "a wild player on 'три'",
    score: 224,
    metres: 130,
    steps: 1345,
    crash: 'cactus',
    hash: 'a20fe48797dc46a0',
    replay:
      'dino1.5.11d.-.%D1%82%D1%80%D0%B8.gImAwgjCCIOChoaHgYeEygiBxwiLgwAMwQiHhIaEzwiRwgyBh4CBgoPBCMIIwQiBAMINgIOAgQHCCIDCCIDCCIHHCIDECIHCCIXACIiJxgiKgICAAIHICcEEkIKGh4CMxAiGh8EIzQiEgMEIEIYFgZDHCIHBDImEwwiEi4cCgMIJwwkBygiAxAiAg4PACMQIgoIJhgWOhcEIgNAIBoCBxwmAAICEkcMMg8AIhs8IwgjMCMUIiIPHCIDECMAFiAPJCMUIwgiFwwjCCICBhY6NiIXCCIOC0QiEk8QIisIIwgwCwgmEBIWChMIIhMAIg8MMxgiCxgiJgIiAhIOGwAiDgMMIiMAIwgjHBcIJg8AJxAiDiYrGCIKGh8MIgYLDCIfTCIMFxA3DDYCBAMYIgIWCwQjACMYIwAyOgIDCDMEIgp_ECIWAyAjCCMMIwAjGCISAi80IgYOB.cc4f6570',
  },
  {
    name: "a wild player on 'a.dot'",
    score: 105,
    metres: 58,
    steps: 632,
    crash: 'cactus',
    hash: '480c89b63ea68aff',
    replay:
      'dino1.5.hk.-.a%2Edot.hYnGCMEIhoHBCIjACIOWg4GYiIAJwgmIAIHFCI2EjsgMiQICAcAJgMEJgIHFCMMI0wjCCIWAj4jBCMkJhAfBCJKFhcAIhYCBwAyFyQiEBIgDioeRiJAGxAnACcAJBcEIwAjCCIiIwwiAyQgQgoDACcIJBMQIjoXDCIOWxAiFgQ.b1d13e44',
  },
  {
    name: "a wild player on '5'",
    score: 1440,
    metres: 1122,
    steps: 7801,
    crash: 'cactus',
    hash: '91dad88a1bd358f3',
    replay:
      'dino1.5.60p.-.5.h4WEh8EIiYmEgIPBDIOEyQzICIfACMUMhQHFCQbFDMUIwAiMGYoBhIiQhoGAiAmAgMEJCIKGgYqRxQgVgAvECIqEzAiJhICIgsMIgAHEDcIJBMYIwAiEwgjFCIqKyAiHB4DGCQTJCISCwgiFgMEIwwjECIKGwQjFCIXHCMAIhAzCCcIJBsEIiMAMh4YXxwnEBICCgIGVk8oIxAiAgYLDCMkIg4_CCASEhYAAloTIDMMIgJyBwwgMxQmABZDMCMAIg5fHCISBxQjCCAaGBYOcjILBCIWAhIDACIWAgAOFgIPBBISAiYMVgMsEygiEg4PKCIHICAKBCojBCIHBCISKhYeEhIGagcEIgoyAhYEBgQqHgYKBwgjFCIeJhMAIxQjDCIuEj8UIxQiFg8MIg4TBCBHCDYcBgcsMgInFCM8IgomEgIgDhQaF1giBzAiQygiExQiDiYOHh8IIgcIIhYWCgYGAi8EMzgjRCImBAcYJBYKDgcIIwAiMioOdhpPCCMMIhYiAgYSDBIXGDMQIgM0Iio3ECIHICMkIgQ2LAMEMh8MIh4HDCIPADMQIiorDCMIJgoQEhscIgouBh4KFgYrDCAOAwATACAKLAIfICIaGkYCBhoCIgonFCImHgcMIwgzFBYUGhIPPCI-CyAigzgiTAMIJwgnFCQCDg4CbgMUIioqDwAjACIrBCIaGggDACYoAiMcIgILCCMMIg4CFgIXCCJmBhYXECIHCCJOEyQjOCJyBiYHXCIwEg4GEAYDCCIOAg8II4giFwQiAhYuDjsAIgILWCMUIgoSFgMoIB4DICQHFCMcIwAiJg8UIgYOWDwyAicMIwAiFgoCSgsQMhIGTg8wMgADCCQnECNgMwQiBiICKhsAIxgiHgYOEwAiMgIbMBYbFCIDDDMUIwAjDCM4IxQiEgoKCgIOWwgyC0wgCgwiEhMUIwQiCxAjLCMEIgIHLCIGKg8oIiIuBggHJCQKIhMIIgMkIgIGIwwiAhsAIwAiMg4GEzAyEjcEIDgzACMsIjYSNipjHCIDHCJeCDMMJwQmCA4yHxQiAyQjCCJiB6QjCCIHACALFCQbHCIWAh4CGgoPDCIKExwiRAYDACcUJBIWEksQMwAyIiBoMwAiBzwjCCMEIjYKAicAIgoDMCMYIGcwEgMAMwgiK3AjHCMIIhYDJCIOAgswIyQiAgsMIDgzRCIWOxQiKgMMMhoCPwAiLg8gIxQgAwQmGgQGJgZCAgoPKCMIIg4bQCM0IgovEDIAOgwiF5AiRyAiLxQiGj8EIjYIChIIEgIOJgMkIxgjBCIKLwQiAh4PIDIDCCAHFCYEEg4eCgoGAxgzECIfDCMUFwAmGBIeAgMMIgs8IgY6FhYOQywyLgoPBCAeHBMwIicMIic4I0QiDwwiNjIAQwAmIAsUIgYDHDICHiMQIhcwIgoqCisAIwAiChcAIgMAIwggChAeBygjFDIPACMQIg4oKDIGCgcQIgsQIgMEIwQiDhIKBwQiBlcAIgoKAgIIHgIGHwQiB0QjJCMAIwQjSCILNCIfFCIHBDIgCioAAgMUIicEIxgiLxQiBhYDLCIONwgWChgLACIPBCICChMgIgcUIgKDCCMgMwgjKCAGCggaLgcQIgsIIgYSMjsYIwAiB0AiBisAIwAiLwQiDgADBDQrHCM4IwwjBCITFCIKHg5CCgoGLwQiRhAGAC4bACMEIwAiDgYOIgccIgJXDCISVl8IIhIGEgMQIAAyDic4IygiBgdMIg47ACInBCAWLAIuJwAiNxwgchgXECImEgcwIh4_ACIuEwAiOxAjBCIgAgwjBDIqFyAiFi8AIgMYIyQzGCMQIg4HGCMYI0AgBgMUJgIDCCQCByQyDgsoIgIbICMcIhMMIgYOBBcYJBYLBCIbICJaBl42BgtAIiIiAgccJiQLPCMgIgIHICIWCgoKCgMEIg8AMjMEIwAjBCImKhYLDCIPICAPACYGFA8MI0wiCg8sIlcQIg4GBhMMIlASAiQHHCIDCCITLCIOGicAIgsIIhoMMhIKAwwjBCIGAgoDACMQIgoaHiIPICNcIBskJAsIIwgiBjIGVwwyIjYGWAoPFCQLACJfDCM0Mj8IIiYGTh8AM2AiCygiJgYU.51ceecde',
  },
  {
    name: "a wild player on ''",
    score: 114,
    metres: 64,
    steps: 688,
    crash: 'cactus',
    hash: '45213a3d3f9e228d',
    replay:
      'dino1.5.j4.-..goGGzQjBCMAIxAzNCIOKwAiChoHGCImAhyGCCYCLhNUIgYuAyQjSCIIJgocBgoKGgcUIgsUMwAjACMQIg4PMDIaJgYGBGcQJhgCHhoDGCMMIgILFCISWhYaAi8MIg4CBg88IhIEFioAAxQjBCIOCwQjOCISQyggAgMAJCoCJkM8I0gjBCIGFgoCBgIA.66659257',
  },
  {
    name: "a wild player on '恐竜'",
    score: 204,
    metres: 119,
    steps: 1225,
    crash: 'cactus',
    hash: 'e094972061bb687c',
    replay:
      'dino1.5.y1.-.%E6%81%90%E7%AB%9C.gYSBxwjUCIWDgYHLCIDCCMMIgoLLCMUIgsAIgILJCIGAhgTICcANApXQCIGVhIDJCMkIwAiBggODww0EjoCMlYORhImAA8AJwgkIgICCzwyNgoWDgKHADMAIwgmAyAkCzAjLCIKEwAiHwAyNiYMOgAuIxQjECMIMxQiIyQiIgQLDCQjICIyBlIPRCAXGCcAJgAOJjYWFxQjECIHBCILDCIDGCILECBeDgIXBBITCCIKGj9cIi8AIB4KAww0EiYfNCMsIg4uNh8AMhIeBxQjDBcwExAjXCI2ChAcMhYLECIaPh8IIhpCdwAg.fd8d8ae1',
  },
  {
    name: "a proud player on 'one'",
    score: 293,
    metres: 157,
    steps: 1761,
    crash: 'pterodactyl',
    hash: '843da0e2ea3bcc06',
    replay: 'dino1.5.1cx.-.one.P2YMPxUMPyIMP0YMPz8MPy8MPzAMPy8MPy8MPzIMPxcMPy0M4wg_PAw.986d8a9f',
  },
  {
    name: "a proud player on 'two words'",
    score: 482,
    metres: 298,
    steps: 2897,
    crash: 'pterodactyl',
    hash: '697ee9e089db26a8',
    replay:
      'dino1.5.28h.-.two%20words.P30MPx4M5wjCCCoMPwkMPyIMPyIM_xwICww_Ngw_JAw_Mgw_Kww_3QEMPzEMP2MMPywM0Ag_CAw_CQz_SQg_Sgz_MggACj8iDA.c8230c0d',
  },
  {
    name: "a proud player on 'три'",
    score: 244,
    metres: 142,
    steps: 1466,
    crash: 'pterodactyl',
    hash: '822238be49c10148',
    replay:
      'dino1.5.14q.-.%D1%82%D1%80%D0%B8.0Qg_Eww_HQw_EAw_Lgw_Dgw_Dgz3CAkMPxQMP0UMP0kM_1MIAgzsCDgM.6e6e916e',
  },
  {
    name: "a proud player on 'a.dot'",
    score: 232,
    metres: 133,
    steps: 1395,
    crash: 'pterodactyl',
    hash: 'ab95d82c33ea3851',
    replay:
      'dino1.5.12r.-.a%2Edot.P3QM-ggYDCoMKgw2xQkGPwfBCQo_Pwz_EAjVCAoMPwgMPyMMP08M_ysIDQw.8950c787',
  },
  {
    name: "a proud player on '5'",
    score: 280,
    metres: 149,
    steps: 1681,
    crash: 'pterodactyl',
    hash: '86c44261aa837e9a',
    replay:
      'dino1.5.1ap.-.5.P2ALPxMMPwUMPwUMPwUMPwUMP0gMPxMMPz4MPxoMPxoMPxoM_wEIDwwpDCoMOww.c58c47eb',
  },
  {
    name: "a proud player on ''",
    score: 879,
    metres: 636,
    steps: 5277,
    crash: 'pterodactyl',
    hash: '9f5635fbf8a1cc39',
    replay:
      'dino1.5.42l.-..P4YBC9YIPwEMPwQM1wgyDD9HDD8lDP8KCBMMPwUMMAs_Nww_QQw_Jgw_OAw_PAz_NggMDD-YAQzoCD-lAQw_wAEMP2EMP14MP0gM1gghDDEMMQzGCP8CCB0MPz0MPyoMPx8MPxkMPy0MPzsMP0gMPwcMPwUMPwUMPxIM_ycIGww_Bgw_CAz_AQgkDD8-DA.cc99b7a1',
  },
  {
    name: "a proud player on '恐竜'",
    score: 1600,
    metres: 1372,
    steps: 9604,
    crash: 'pterodactyl',
    hash: 'd2e8c13dd9dcc5e6',
    replay:
      'dino1.5.7es.-.%E6%81%90%E7%AB%9C.P4ABDD8_DD8dxgkDNgw_CAw_GAw_Igw_Igw_Dgw_Pgw_Hww_Qgw_QAw_Iww_uQEMPxEM_wUIAgz_DggWDD8xDD-1AQz_SAg0DD8ZDD8yDD8NDD8NDD8LDD8KDD8JDD9ODNgIPwMMPxoN2gg9DD9DDD0MPw0MPwwMPwrCCQg_IQw_MQw_Rww_MQzaCD8dDD8tDO0IPxcMP0kMPwsMPwoMPz8MPyYMOww8DD8xDD9mDDgMOAw_GgzMCB0MKgwqDCoMKgw_Dgw_Fww_NgwzDD9NDMUIPzUMP0gMPzIMPygMPxIMP1sMPzwMPw4MPxkMP0kMPywMPzsMPwgM1ggoDD9IDMkIPzEMzgg_Oww.1072360a',
  },
  {
    name: 'assisted: 50 %, 0 px, with pterodactyls',
    score: 1440,
    metres: 992,
    steps: 7444,
    crash: 'cactus',
    hash: '787d35d0c66f6c41',
    replay:
      'dino1.5.5qs.50_0_1.assisted.P1iJAoWXtAcMPw4MszAMjD8EDL8U3gUMvJ0cDD8bDJy1ioCbBAyhiIaEPwCKAYI_KgyVrIoEDJWgmAGDCJ6EgZ2uvxEPDIqgga0GDL8HhL8FoooUDL8aEwyJvw0TDKmbiqCOvw6YAAy5vyycAQyCmqSSgAkMkb8bnwcMvzINDIC_BqQMiwC8gbmQMgy_AR4MryKIgYAAuIuOO4cEvwWQHwyTfxNhQECeBgs9DJshhgWigBcMhLIkDIO_Ay0MvqUiDIY_GQy_Cp0LDL8RLQyAqYwwDLA_AQyy_wYFDLQXDD8KgoYCvyKTDAyyv00GDD6CCYA_FAysvxCthQYMNgymPQybmTuBCj9VDK2MOgyViggMhiIMKQwpDIF_PQ.4e4b1132',
  },
  {
    name: 'assisted: 100 %, 10 px, with pterodactyls',
    score: 1440,
    metres: 992,
    steps: 7444,
    crash: 'cactus',
    hash: 'a63ada88ec7a7652',
    replay:
      'dino1.5.5qs.100_10_1.assisted.P1iJAoWXtAcMPw4MszAMjD8EDL8U3gUMvJ0cDD8bDJy1ioCbBAyhiIaEPwCKAYI_KgyVrIoEDJWgmAGDCJ6EgZ2uvxEPDIqgga0GDL8HhL8FoooUDL8aEwyJvw0TDKmbiqCOvw6YAAy5vyycAQyCmqSSgAkMkb8bnwcMvzINDIC_BqQMiwC8gbmQMgy_AR4MryKIgYAAuIuOO4cEvwWQHwyTfxNhQECeBgs9DJshhgWigBcMhLIkDIO_Ay0MvqUiDIY_GQy_Cp0LDL8RLQyAqYwwDLA_AQyy_wYFDLQXDD8KgoYCvyKTDAyyv00GDD6CCYA_FAysvxCthQYMNgymPQybmTuBCj9VDK2MOgyViggMhiIMKQwpDIF_PQ.08458f8d',
  },
  {
    name: 'assisted: 75 %, 3 px, without pterodactyls',
    score: 543,
    metres: 316,
    steps: 3259,
    crash: 'cactus',
    hash: '81fcc7c68c1163c2',
    replay:
      'dino1.5.2ij.75_3_0.assisted.P1iJAoWXtAcMPw4MszAMjD8EDL8U3gUMvJ0cDD8bDJy1ioCbBAyhiIaEPwCKAYI_KgyVrIoEDJWgmAGDCJ6EgZ0ODL2tFAymoRELmKGNgJ8EDI-iiisMvwMuDLs_DQyMiqCOIQyqvxULDLOekYEWiAOVgTmJApCMg56oAoEKlJ2lHAyYpw.efa54a7f',
  },
  {
    name: 'the way through a course, turbo never',
    score: 5000,
    metres: 4800,
    steps: 30004,
    crash: 'cactus',
    hash: 'c5b52e87db1d319b',
    replay:
      'dino1.5.n5g.-.way.Pz8AP0YAPyYAPyEAPx0APyYAPyIAPyUAPxoAPxIAPxsAPxoAP1kAPz0APxgAPxIAP2gAPxwAP1UAf0VPPxgAf2JPMgA_oQEAfyRPPwkAP4EBAD8zAD9IAD8sAD8iAD8vAD9HAD80AD9qAD87AD8ZAD8yAD9qAH8jTCIAP00APxcAPzwAPwsAPw8APwMAPwgAPwgAPzQAPzgAPzQAPwYAPwoAPwwAPwoAP0IAPw4APwoAPw0APyMAPAA9AD8IAD9DAD8aAD85AD82AD83AD9kAD8GAD8uAD9bAD9HAH9mSRsAPxkAPzoAP2YAfwdJCAA_PwA_QwA_JwA_PAA_GwA_RQA_MQA_VwA3AD86AD9IAD9-AD8TAD87AD87AD9eAD9uAH9JSQQAPz4AP1AAPykAOwA_AAA_UwA_IwA_LQA_NwA_LAA_SAA_dQA_CwA_FgA_WQA_PgA_SwA_SwA_UwA_EQA_MAA_WQA_KwA_UAA_WAAvAD8vAD8-AD8XAD9NAD8vAD8_AD9FAD86AD9QAD8pAD9EAD8vAD9AAD9eAD8fAD8cAD8iAD8-AD86AD9DAD9QAD9RAD8TAD8OAD9HAD9LAD9EAD9pAD83AD8dAD9QAD9AAD9HAD8mAD8rAD8FAD8OAD8oAD9lAD8XAD9IAD8LAC8APxgAP2IAPywAP04AP0cALwA_NAA_MQA_TQA_QgA_FgA_BwA_qgEAP1AAP0kAPysAPy4AP14AP_kBAD8-AH-MAUl_Tkk_GwA_QQA_JwA_PwA_NAA_QQA_IgA_LQA_PgA_QgA_3gEAP04APzcAP1IAPyAAP1cAPxIAP1IAPxMAfxtJP1wAP0sAPx4APxwAP1IAPzkAPzAAPwQAPxQAP0cAP2EAPzIAP2sAP0wAP0QAPywAP34APxYAP1QAPycAP0MAP08AP1gANgA_AgA_JwA_OAA_HQA_UAAvAD8oAD8XAD_YAQA_4gEAP0cAf-sBST8hAD9cAA.c0d37c27',
  },
  {
    name: 'the way through a course, turbo whenever-ready',
    score: 5001,
    metres: 4883,
    steps: 30008,
    crash: 'cactus',
    hash: '884d8bd70c3fe16e',
    replay:
      'dino1.5.n5k.-.way.wAg_BQA_JgDGCD8eAD8hAD8WANMIKQA_BgD_AggVAD8WAD8dAD8NANEIPwoAPx8AyAg_EAA_HQA_GgDhCD8RAP8iCAEA_-kBCAUAPxUA_xcId1A_DQD_VQhNSikA_zAIPwcAfzlOPxYAxAg_bwDDCD9RAD9LAM0IPyUA_w4IPxUAPzcA_x4ICQA_JAD_BAg_DAA_ZAD5CD8DAH8RSdQIBAA_RQA_FQD_CggmAD8wANoINAA_NgA_MwDKCDgAPwQA9AgSAD8eAD8yAD8CAMIINwD_OwgWAD8GAD9PAPwIPwQAPwsA4gg_AwA_MAD_NwgDADQAPy4AyQg_NgA_JQD_DwgtAD8bAOgIP0QAPyYA_wAIPxcAOwDeCD8fAD9CAP8JCH8rSRcA5QgSAD-BAQA3ANwIPwIA_zEICQB_Y0kEAP8uCBQALwD_LQgLAD9JAD8vAOQIP2MAzwg_KAAvAD8oAOgIPwwA_ycIBgA_SgD_WQgEAD9JAOMIP0cAPxEA_xIIDgA_SwDXCH85SQcAPxUALwDYCD8qAP8JCCcAP1cA_ysIJgA_JwDjCD8XAD9jAO8IIQA_DwD_AQg_JAA_TAD5CD80AP4IPyUAP1oA6gg_FgD_HQgGAD9HAD8vAOsIP0kA6Qg-AD8VAD8OAP8HCBQAPyYA9gg_CAA_OgD_KAgVAD9aAMEIP2kAPAD_BAg_EAD_IwgIAD8eAD9tANQIP0AA8ggvAD9MAP8uCBEAP0oA1Qg_DQA_TgAvAN0ILwA_KQDYCD8aAD8mAD8XANEIPzwA9gg_MgA_OAD_AAgbAD8uAOcIPxQAPzkA_x0IKwD_RwgcADwAPwYAPxEA9gg_GQD_GggqAD8-AP9BCAMAPy8A_gg_HAA7AP9SCCIAPwoAPADGCD8tAD9NAO8IJwD_SwgBAD9oAP9ACAcAPy0A_AgoAD9CAD82AMcIPzUA_QgyAD8jAP9UCH9ryApAPwgAP2oA9gh_XknLCD8bAD9SAPwIIQA_JQDqCDcAPz8A_zMICgA_RQDhCD8EAD8fAP9HCCEAPzkA1gg_CgA_QQD_HwgnAP9LCD8EAC8APzoA-gg_QQDxCH8kSXdJPxoA4Ag_YQDRCD8AAD9SAP8YCAwAP0kA2wg_QAA_KAD_AggQAC8A_zEICgA_NQA_JgD_Awg_AwA_KQDFCD8zAD8oAP8PCD8AAP8zCC8ALwA_OwD_Dgg_LAAvANUIPysAPz4ALwDPCD8jAP8QCCYAPywAPyAA9QgnAP9LCFRJLwB_aUnoCCoA_0gIP2UAPzwAyAj_dAh1ST8hAP9KCCgA_0oI.518ffb8c',
  },
  {
    name: 'the way through a course, turbo at-random',
    score: 5012,
    metres: 4877,
    steps: 30074,
    crash: 'cactus',
    hash: 'bc7295652d726e56',
    replay:
      'dino1.5.n7e.-.way.PzcA3Qg7AOMIHwA_HwA_IQDJCMUIPw0APyoAPw0AxQg2AMgI7QgEAD8RAD8SAPAI4Qg-AN4I_wAIBAA-ADsAPzkA_ycI1AgpAP8KCD9JANwI1Qj_HwgWAH84UMQIPxcA7Aj9CEdJNgA_pwEAf0NP1QjFCA4A_gjfCAwA7gg_CQA_YgDMCNgIPy0A_yMIGQD9CDoAPzwA_xEI9AgQANEIP1MAPy0A7ggtAPMIPxYAPzkAPwsA2Qh_UksgAD8aAD8hANkILQA7AD8FAMQIPwIAwQg_BQD_KgglAD8QAPYIPwYA9Qg7AD8IAMAI_w8IHgDxCD8HAD8GANYI3wgKAD8FAD8CAOsIwAgRAD85AOwIPy4A_0oIAwD_MQgLAP8TCAwAPzAA6Aj4CD8LAP8QCAMAP0EAPycAxAg_QwDqCMQIIAA_TgA_KQDPCMII4wj_FAhmSRwAPyoAzAjMCPsIEwA_RwB_ckkOAP8VCD8GADUAPwMAwgg_IwA_OQD_TQjECMoIxAgMAOIIPzAA_0EIyQjCCA0A7gjHCDMAPzgAP1UAPzoAP1AA_zEIHwA_MsAI0Qj_EQjECH8ISQgA_wAIxwgJAP8gCBQANgDKCCkA5AjACBIANAA9ANkIPygA1wjXCP8QCBoA1gg_KQDmCD8YAD9tAPYIPyIA_yUICwA_LADKCMcIxAjcCP8BCCMAP1gAP1EAPzAAyQg_UgA_EADoCCQAPw8AwAj_YQgCAP8fCBAA-Qj7CPEIDgA_JAA_PQA_JgDlCMUI8gghAD9GANAIPxUA9Qg_HgA_YgA_BwDjCD4APyEA-Qj1CAgAzgjNCMwIPw8AP2MAwQj_Lgj5CAfACD9EAD85AP8ICNoIFAD_CAgQAD9RAD9EAD8TAOQICgDQCPgIBQA_TgA_QAA_awDqCD8RAD8hAD8YAOMI_QgHAOQI_wQICgA_KADvCP8ZCAAA1ggYAMoIwAjnCCwAyQjSCP4I6wgOAPoIMwA_KQDlCDwAPzsAPzMA_xQINgDLCP8LCPMIGQD_AggLAMQIPwUAPwgA1Qj2CCAAPxUA7gg_EQA_PQDTCD83APsINgD_CwgmAPQIPw8A_yMI0QjFCAUA_yoIIAD_DAgRAM0IxwjTCP8UCAgA_yEIzgg5AP0IPwoAfxRJ_wMIxgjiCOEIeEn0CH8ESf8jCAwA_gg_FwDSCP8WCP8KCOUIPwUA_xYI4wgUAMAI8wjVCDEAPzoA_QjCCBoA_x0IzwgcAMsIP0YAP1EA3AjDCOgIPwwA_yQIGAA_RQA_HwD_GQgjAPUIzQg5APIIPxoAPyUA_xkJAP8HCOYIGwD_IggcAP8BCP94CEJJAwA_DwDnCD8MAD9DAP8RCPAIIgA2AD8_AD9UAP8NCD8dAD8yAD9RAP8kCAcA4AjrCD8JAD8kAP8ZCDAAP00AP1QA0gg3AC8A_xIIEwDCCP8TCBQA7wgzANQI_wgIMgDtCMoI5QgCAD8ZAD8uAP8MCD8EAD8vAD9NAD9TAD9HAP8WCMsIGwD_JwjLCD8vAOsI5wj_LQgrANoIPwEAf8UBST-6AQA_cAD9CNUI.f48c6e2d',
  },
];
