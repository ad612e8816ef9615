import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`ಪಾಸ್‌ವರ್ಡ್ | ಪಾಸ್ ವರ್ಡ್ | ಪಾಸ್ವರ್ಡ್ | ಗುಪ್ತಪದ`),
  code: rawList(`ಪರಿಶೀಲನಾ ಕೋಡ್ | ಭದ್ರತಾ ಕೋಡ್ | ಒಟಿಪಿ | otp | ಪಿನ್ | pin`),
  payment: rawList(`ಕಾರ್ಡ್ ಸಂಖ್ಯೆ | ಕಾರ್ಡ್ ನಂಬರ್ | ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್* | ಡೆಬಿಟ್ ಕಾರ್ಡ್* | ಕಾರ್ಡ್‌ದಾರರ ಹೆಸರು | ಮುಕ್ತಾಯ ದಿನಾಂಕ |
    ಖಾತೆ ಸಂಖ್ಯೆ | ಬ್ಯಾಂಕ್ ಖಾತೆ* | cvv`),
  identity: rawList(`ಆಧಾರ್* | ಪ್ಯಾನ್ | ಪಾಸ್‌ಪೋರ್ಟ್ | ಪಾಸ್ಪೋರ್ಟ್* | ಚಾಲನಾ ಪರವಾನಗಿ`),
  forms: rawList(`ಲಾಗಿನ್ | ಲಾಗ್ ಇನ್ | ಪಾವತಿ* | ಪಾವತಿಸಿ`),
  harmless: rawList(`ಪಿನ್ ಕೋಡ್ | ರಿಯಾಯಿತಿ ಕೋಡ್ | ಕೂಪನ್*`),
};
